import { dcsa } from './dcsa/dcsa-adapter.ts'
import type { LineAdapter } from './port/line-adapter.ts'

/** The protocols that a line can be configured with. */
export const lineAdapters: readonly LineAdapter[] = [dcsa]
