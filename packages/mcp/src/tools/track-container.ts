import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { notConnected } from '../track/connection.ts'
import { createRequest } from '../track/create.ts'
import { findExisting } from '../track/existing.ts'
import { chooseLine } from '../track/line.ts'
import { numberOf } from '../track/number.ts'

export const trackContainer = defineTool({
  name: 'track_container',
  title: 'Track Container',
  description:
    'Starts tracking a container, bill of lading or booking number; the only tool that writes. One that is tracked already is shown.',
  input: {
    number: z.string().optional(),
    numberType: z.string().optional().describe('container, bill_of_lading or booking; inferred'),
    scac: z.string().optional().describe('the line, if the user named it; never guess'),
    refNumbers: z.array(z.string()).optional(),
    wait: z.boolean().optional(),
    containerNumber: z.string().optional().describe('deprecated'),
    bookingNumber: z.string().optional().describe('deprecated'),
  },
  output: z.looseObject({
    tracking_request_created: z.boolean(),
    infer_result: z.looseObject({}).optional(),
    tracking_request: z.looseObject({}).optional(),
    needs_confirmation: z.boolean().optional(),
    error: z.string().optional(),
  }),
  writes: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: async ({ scac, refNumbers, wait, ...given }, context) => {
    const { number, type } = numberOf(given)
    const existing = await findExisting(number, context)
    if (existing) return existing
    const line = await chooseLine(number, { type, scac: scac?.trim().toUpperCase() || undefined }, context)
    if ('question' in line) return line.question
    if ('undecided' in line) return line.undecided as { tracking_request_created: boolean }
    const unconnected = wait ? null : await notConnected(line.scac, line.infer_result, context)
    if (unconnected) return unconnected
    return createRequest({ number, type: line.type, scac: line.scac, refNumbers }, line.infer_result, context)
  },
})
