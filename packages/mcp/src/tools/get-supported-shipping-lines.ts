import type { ShippingLine } from '@boxtrail/client'
import { z } from 'zod'
import { briefly, omission } from '../brief.ts'
import { attributes } from '../contract.ts'
import { linesMatching } from '../lines-matching.ts'
import { format } from '../parameters.ts'
import { quoted } from '../quote.ts'
import { defineTool } from '../tool.ts'

const from = attributes('ShippingLine', 'scac', 'name')

export const getSupportedShippingLines = defineTool({
  name: 'get_supported_shipping_lines',
  title: 'Get Supported Shipping Lines',
  description: 'Lines this account can track, with SCACs; search by name or SCAC.',
  input: { search: z.string().optional(), response_format: format },
  output: z.looseObject({ total_lines: z.int(), shipping_lines: z.array(z.looseObject(from)) }),
  run: async ({ search, response_format }, context) => {
    const lines = await linesMatching(search ?? '', context)
    const { shown, omitted } = briefly(lines.map(lineOf(response_format === 'detailed')), response_format)
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

const lineOf = (isDetailed: boolean) => (line: ShippingLine) => ({
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
      }
    : {}),
})

const tracked = [
  ['billOfLadingTrackingSupport', 'bill_of_lading'],
  ['bookingNumberTrackingSupport', 'booking'],
  ['containerNumberTrackingSupport', 'container'],
] as const
