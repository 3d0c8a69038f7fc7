import { ApiError, refusal, unprocessable, unprocessableProblem } from './error.ts'

const NUMBER = '/data/attributes/request_number'

const SCAC = '/data/attributes/scac'

export const blankNumber = () => unprocessable(NUMBER, "Request number can't be blank.", 'blank')

export const blankScac = () =>
  unprocessable(SCAC, "SCAC can't be blank. Name a line, or set auto_detect_vocc_scac to true.", 'blank')

export const unknownScac = (scac: string, pointer = SCAC) =>
  unprocessable(
    pointer,
    `SCAC ${scac} is not one of the lines that can be tracked. GET /v2/shipping_lines lists them.`,
    'blank',
  )

export const lineNotEnabled = (scac: string, pointer = SCAC) =>
  unprocessable(pointer, `SCAC ${scac} is not enabled for your account.`, 'blank')

export const notAContainerNumber = () =>
  unprocessable(NUMBER, 'A container number is four letters, the last U, J or Z, and seven digits.')

/** `reason` is a sentence. */
export const impossibleNumber = (kind: string, reason: string) =>
  unprocessable(NUMBER, `This cannot be ${kind}. ${reason}`)

export const notANumber = () =>
  unprocessable('/number', 'This does not look like a container, bill of lading or booking number.')

export const unsupportedType = (scac: string, type: string, instead: string) =>
  unprocessable('/data/attributes/request_type', `${scac} does not track ${type}. Use ${instead}.`, 'unsupported')

export const unknownCustomer = () =>
  unprocessable('/data/relationships/customer', 'There is no such party in your account.')

/**
 * Clients look for the first sentence, which names two of the three open statuses; the second states the actual one.
 */
export const duplicateNumber = (
  number: string,
  scac: string | null,
  meta: { tracking_request_id: string; status: string; shipment_id?: string } | null,
) => {
  const exists = `Request number '${number}' with scac '${scac ?? ''}' already exists in a tracking_request with a pending or created status.`
  const detail = meta
    ? `${exists} Its status is ${meta.status}: use tracking request ${meta.tracking_request_id}.`
    : exists
  return new ApiError(422, [unprocessableProblem(NUMBER, detail, 'duplicate', meta ?? undefined)])
}

export const mixedRange = () =>
  unprocessable('/data/attributes', 'Give a range of time or of sequence numbers, not both.')

export const emptyRange = (name: string) =>
  unprocessable(`/data/attributes/${name}`, `${name} is where the range begins: it can't be blank.`, 'blank')

export const duplicateRow = (row: number) => unprocessable(NUMBER, `Row ${row} has the same number.`, 'duplicate')

export const duplicateOnResume = (number: string, scac: string) =>
  unprocessable('/data', `Another tracking request already has ${number} with ${scac}.`, 'duplicate')

/** A batch states how many records its filters match, so that nobody changes what nobody has seen. */
export const countChanged = (now: number, stated: number) =>
  refusal(
    409,
    `The filters match ${now} records now, not ${stated}. Nothing was changed. Look at the list again, and state its number.`,
    { code: 'count_changed', source: { pointer: '/data/attributes/count' }, meta: { count: now } },
  )

export const notPolled = (why: string) => unprocessable('/data/attributes/action', why, 'not_polled')
