import { z } from 'zod'
import { format, id, includesOf, names } from '../arguments/parameters.ts'
import { containerOutput } from '../records/container.ts'
import { EXTRA_PARTS, type ExtraPart, extraPartsOf } from '../records/extra-parts.ts'
import { readContainer } from '../records/read-container.ts'
import { defineTool } from '../tool.ts'

const INCLUDES = ['shipment', 'pod_terminal', 'transport_events', ...EXTRA_PARTS] as const

export const getContainer = defineTool({
  name: 'get_container',
  title: 'Get Container Details',
  description:
    'One container now: status, pickup place, availability and why, holds, fees, binding last free day. Needs an id; find it with search_container.',
  input: {
    id,
    include: names(INCLUDES.join(', ')),
    days: z.int().min(1).max(60).optional().describe('charges look ahead'),
    response_format: format,
  },
  output: z.looseObject(containerOutput),
  run: async ({ id, include, days, response_format: format }, context) => {
    const isDetailed = format === 'detailed'
    const included = includesOf(include, INCLUDES)
    const wanted = included.filter((one): one is ExtraPart => (EXTRA_PARTS as readonly string[]).includes(one))
    const [container, more] = await Promise.all([
      readContainer(id, context, isDetailed || included.includes('transport_events'), isDetailed),
      extraPartsOf(id, wanted, context, { days, format }),
    ])
    return { ...container, ...more }
  },
})
