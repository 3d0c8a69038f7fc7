import { parseSourceId } from '@boxtrail/engine/source-id'
import type { ShippingLine } from '@boxtrail/reference/shipping-lines'
import type { Source } from '@boxtrail/sources/port/source'
import { isConnected } from '@boxtrail/sources/port/traits'
import type { Call } from '../../context.ts'

/** Whether this installation polls a line; if not, how it could be connected. */
export type Connection = 'connected' | ShippingLine['connectable']

/** `source`: what polls the line for the account. */
export const connectionOf = (line: ShippingLine, source: Source | undefined): Connection =>
  source !== undefined && isConnected(source) ? 'connected' : line.connectable

/** Whether the line pushes for the account, by EDI or as a feed. */
const sends = ({ scac }: Pick<ShippingLine, 'scac'>, { registry, accountId }: Pick<Call, 'registry' | 'accountId'>) =>
  registry.pushing(accountId, scac).some((id) => parseSourceId(id).scac === scac)

/** What an operator must do so that the line is polled. */
export const howToConnect = (
  line: Pick<ShippingLine, 'scac' | 'connectable'>,
  call: Pick<Call, 'registry' | 'accountId'>,
): string => {
  const { scac, connectable } = line
  if (sends(line, call))
    return `${scac} sends its messages to this installation: track its containers by their numbers, each starts with the first message about it. Its bills and bookings are polled only if ${scac} has an API and is under \`lines\` in the file that BOXTRAIL_CONFIG names.`
  switch (connectable) {
    case 'connectable':
      return `Request access to the tracking API of ${scac} from the line, add ${scac} under \`lines\` to the file that BOXTRAIL_CONFIG names, and restart.`
    case 'unverified':
      return `Request access to the tracking API of ${scac} from the line, add ${scac} under \`lines\` to the file that BOXTRAIL_CONFIG names, and restart. Nobody has verified here how this API behaves.`
    case 'edi_only':
      return `No API of ${scac} is read here. Have the line, or your EDI provider, send its status messages: \`edi.partners\` in the file that BOXTRAIL_CONFIG names.`
    case 'none':
      return `No API of ${scac} is known. If it has one that follows DCSA Track & Trace 2.2, add ${scac} under \`lines\` to the file that BOXTRAIL_CONFIG names; else have its status messages sent by EDI.`
  }
}
