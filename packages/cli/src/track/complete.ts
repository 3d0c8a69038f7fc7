import { type BoxtrailClient, type TrackingRequestRow, ValidationError } from '@boxtrail/client'
import type { NumberKind, Wanted } from './wanted.ts'

/** A number with what a tracking request needs, or why it cannot be one. */
export interface Completed {
  wanted: Wanted
  row: TrackingRequestRow | null
  problem: string | null
}

const kinds: Record<string, NumberKind> = {
  container: 'container',
  bill_of_lading: 'bill_of_lading',
  booking: 'booking_number',
}

/** Completes rows: the service infers the kind of a number, and the line when the request is created. */
export const complete = async (
  client: BoxtrailClient,
  wanted: Wanted,
  known: { kind: NumberKind | undefined; scac: string | undefined },
  signal: AbortSignal,
): Promise<Completed> => {
  let kind = wanted.kind ?? known.kind ?? (/^[A-Z]{3}[UJZ]\d{7}$/i.test(wanted.number) ? 'container' : undefined)
  let scac = wanted.scac ?? known.scac
  if (!kind) {
    const read = await client.trackingRequests.inferNumber(wanted.number, { signal }).catch(unlessNoNumber)
    if (read instanceof ValidationError) return { wanted, row: null, problem: detailOf(read) }
    const { numberType, shippingLine } = read
    kind = numberType === null ? undefined : kinds[numberType]
    scac ??= shippingLine.selected?.scac
  }
  if (!kind)
    return {
      wanted,
      row: null,
      problem: 'The number does not tell its kind: name it by --type, or in a column "type".',
    }
  return {
    wanted,
    problem: null,
    row: {
      requestType: kind,
      requestNumber: wanted.number,
      ...(scac ? { scac: scac.toUpperCase() } : { autoDetectVoccScac: true }),
      ...(wanted.refNumbers.length > 0 ? { refNumbers: wanted.refNumbers } : {}),
    },
  }
}

/** A text that is not a number does not stop the others. */
const unlessNoNumber = (error: unknown): ValidationError => {
  if (error instanceof ValidationError) return error
  throw error
}

const detailOf = ({ errors: [first], message }: ValidationError): string => first?.detail ?? message
