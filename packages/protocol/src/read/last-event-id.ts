import { badRequest } from '../errors.ts'

/** The sequence number in `Last-Event-ID`. */
export const sequenceOf = (lastEventId: string): number => {
  const sequence = /^\d{1,16}$/.test(lastEventId) ? Number(lastEventId) : Number.NaN
  if (Number.isSafeInteger(sequence)) return sequence
  throw badRequest('Last-Event-ID is the `id` of an event of this stream: a sequence number.')
}
