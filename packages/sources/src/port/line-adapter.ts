import type { NumberPrefixes } from '@boxtrail/reference/bare-number'
import type { z } from 'zod'
import type { Get } from './endpoint.ts'
import type { Source, SourceLimits } from './source.ts'

/** The options of a configured line, whatever its protocol. */
export interface LineOptions {
  id: string
  scac: string
  name: string
  /** The letters that customers and the line put before the number; by default, the SCAC. */
  prefixes?: NumberPrefixes
  baseUrl: string
  get: Get
  /** Limits that the operator set; they override the adapter's. */
  limits: Partial<SourceLimits>
}

/** One protocol of shipping lines: a folder under sources/, registered in line-adapters.ts. */
export interface LineAdapter<Settings extends z.ZodObject = z.ZodObject> {
  /** The value of `lines[].adapter` that selects it. */
  name: string
  /** Its own settings in an entry of `lines`, in addition to those of every line. */
  settings: Settings
  create(options: LineOptions, settings: z.output<Settings>): Source
}

/** Checks an adapter's `create` against its settings. */
export const lineAdapter = <Settings extends z.ZodObject>(adapter: LineAdapter<Settings>): LineAdapter =>
  adapter as unknown as LineAdapter
