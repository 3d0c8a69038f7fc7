import type { Dispatcher } from 'undici'
import type { z } from 'zod'
import type { Auth } from './http/credentials.ts'
import type { Source, SourceLimits } from './source.ts'

/** What is known of a configured line, whatever it speaks. */
export interface LineOptions {
  id: string
  scac: string
  name: string
  baseUrl: string
  auth: Auth
  /** Limits that the operator set; the adapter has those of the line. */
  limits: Partial<SourceLimits>
  dispatcher: Dispatcher
}

/** One protocol of shipping lines: a folder under sources/, registered in line-adapters.ts. */
export interface LineAdapter<Settings extends z.ZodObject = z.ZodObject> {
  /** The value of `lines[].adapter` that selects it. */
  name: string
  /** Its own settings of an entry of `lines`, beside those that every line has. */
  settings: Settings
  create(options: LineOptions, settings: z.output<Settings>): Source
}

/** Checks an adapter's `create` against its settings. */
export const lineAdapter = <Settings extends z.ZodObject>(adapter: LineAdapter<Settings>): LineAdapter =>
  adapter as unknown as LineAdapter
