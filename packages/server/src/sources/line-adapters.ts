import { dcsa } from './dcsa/adapter.ts'
import type { LineAdapter } from './line-adapter.ts'

/** The protocols that a line can be configured with. */
export const lineAdapters: readonly LineAdapter[] = [dcsa]
