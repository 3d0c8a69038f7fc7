import type { Schemas } from '@boxtrail/contracts'
import { isConnected } from '@boxtrail/sources/port/traits'
import type { Call } from '../../context.ts'
import { howToConnect } from '../../records/shipping-lines/connection.ts'
import type { TrackedNumber } from '../../records/tracking-requests/tracked-number.ts'

const words: Record<NonNullable<TrackedNumber['looksLike']>, string> = {
  purchase_order: 'a purchase order',
  house_bill: 'a house bill of lading',
  customs_entry: 'a customs entry',
  seal: 'a seal',
}

/** What the client should know about a number that is accepted all the same. */
export const warningsOf = (
  { looksLike, subject, scac }: TrackedNumber,
  call: Pick<Call, 'reference' | 'registry' | 'accountId'>,
): Schemas['Warning'][] => {
  const line = call.reference.shippingLines.byScac(scac ?? '')
  return [
    ...(looksLike === null
      ? []
      : [
          {
            code: `looks_like_${looksLike}` as const,
            detail: `This looks like the number of ${words[looksLike]}, which shipping lines do not know. Send the number of the master bill of lading, the booking or a container.`,
            source: { pointer: '/data/attributes/request_number' },
          },
        ]),
    ...(line !== undefined && subject !== null && !isConnected(subject)
      ? [
          {
            code: 'line_not_configured' as const,
            detail: `This installation is not connected to an API of ${line.scac}: the request waits. ${howToConnect(line, call)}`,
            source: { pointer: '/data/attributes/scac' },
          },
        ]
      : []),
  ]
}
