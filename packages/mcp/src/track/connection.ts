import type { Context } from '../tool.ts'

/**
 * What the user should know before ordering a number of a line that is not polled. Null if the line is polled or
 * unknown, or if an earlier version of the service does not say.
 */
export const notConnected = async (scac: string, infer_result: object, { client }: Context) => {
  const { items } = await client.shippingLines.list({ search: scac })
  const line = items.find((one) => one.scac === scac || one.alternativeScacs.includes(scac))
  const connection = line?.meta?.connection ?? 'connected'
  if (!line || connection === 'connected') return null
  return {
    tracking_request_created: false,
    needs_confirmation: true,
    infer_result,
    shipping_line: { scac: line.scac, connection, how_to_connect: line.meta.howToConnect },
    _metadata: {
      presentation_guidance:
        'Nothing was ordered: the service does not poll this line. Say so, and how it is connected. If the user wants the number to wait until then, call again with wait true.',
    },
  }
}
