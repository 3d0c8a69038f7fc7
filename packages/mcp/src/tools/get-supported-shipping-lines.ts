import type { ShippingLine, SourceAccuracy } from '@boxtrail/client'
import { z } from 'zod'
import { linesMatching } from '../arguments/lines-matching.ts'
import { format } from '../arguments/parameters.ts'
import { accuracyOf } from '../records/accuracy.ts'
import { attributes } from '../records/contract.ts'
import { briefly, omission } from '../results/brief.ts'
import { quoted } from '../results/quote.ts'
import { type Context, defineTool } from '../tool.ts'

const from = attributes('ShippingLine', 'scac', 'name')

export const getSupportedShippingLines = defineTool({
  name: 'get_supported_shipping_lines',
  title: 'Get Supported Shipping Lines',
  description: 'Lines this account can track; search by name or SCAC. Detailed: how often each was right.',
  input: { search: z.string().optional(), response_format: format },
  output: z.looseObject({ total_lines: z.int(), shipping_lines: z.array(z.looseObject(from)) }),
  run: async ({ search, response_format }, context) => {
    const lines = await linesMatching(search ?? '', context)
    const isDetailed = response_format === 'detailed'
    const accuracy = isDetailed ? await accuracyOfLines(context) : new Map()
    const { shown, omitted } = briefly(lines.map(lineOf(isDetailed, accuracy)), response_format)
    return {
      total_lines: lines.length,
      shipping_lines: shown,
      ...omission(omitted, 'Search by name or SCAC, or call with response_format "detailed".'),
      _metadata: {
        presentation_guidance:
          'A line that is not listed cannot be tracked by this account. Numbers of a line with a connection are not polled until it is connected.',
      },
    }
  },
})

/** The accuracy of lines by SCAC, for those that were measured. */
const accuracyOfLines = async ({ client }: Context): Promise<Accuracies> => {
  const { items } = await client.accuracy.list({ page: { size: 100 }, filter: { kind: ['line'] } })
  return new Map(items.map((one) => [one.id.replace(/^line:/, ''), one]))
}

type Accuracies = ReadonlyMap<string, SourceAccuracy>

const lineOf = (isDetailed: boolean, accuracy: Accuracies) => (line: ShippingLine) => ({
  scac: line.scac,
  name: line.name,
  ...(line.shortName === line.name ? {} : { short_name: line.shortName }),
  ...(line.bolPrefix ? { bol_prefix: line.bolPrefix } : {}),
  ...(line.meta && line.meta.connection !== 'connected' ? { connection: line.meta.connection } : {}),
  ...(isDetailed
    ? {
        alternative_scacs: line.alternativeScacs,
        tracks: tracked.filter(([name]) => line[name]).map(([, kind]) => kind),
        ...(line.notes ? { notes: quoted(line.notes) } : {}),
        ...accuracyIn(accuracy.get(line.scac)),
      }
    : {}),
})

const accuracyIn = (measured: SourceAccuracy | undefined) => (measured ? { accuracy: accuracyOf(measured, false) } : {})

const tracked = [
  ['billOfLadingTrackingSupport', 'bill_of_lading'],
  ['bookingNumberTrackingSupport', 'booking'],
  ['containerNumberTrackingSupport', 'container'],
] as const
