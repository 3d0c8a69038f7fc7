import type { Schemas } from '@boxtrail/contracts'

export type Problem = Schemas['Error']

/** Every error response, thrown anywhere and translated once (packages/server/src/http/transport/problems.ts). */
export class ApiError extends Error {
  readonly status: number
  readonly problems: Problem[]
  readonly headers: Record<string, string>

  constructor(status: number, problems: Problem[], headers: Record<string, string> = {}) {
    super(problems[0]!.detail)
    this.status = status
    this.problems = problems
    this.headers = headers
  }
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

const problem = (status: number, detail: string, more: Partial<Problem> = {}): Problem => ({
  status: String(status),
  title: titles[status]!,
  detail,
  ...more,
})

const refusal = (status: number, detail: string, more: Partial<Problem> = {}, headers: Record<string, string> = {}) =>
  new ApiError(status, [problem(status, detail, more)], headers)

// ---------------------------------------------------------------------------------------------- the request itself

export const badRequest = (detail: string) => refusal(400, detail)

export const malformedBody = (detail = 'The body is not well-formed JSON.') => refusal(400, detail)

export const invalidParameter = (parameter: string, detail: string) => refusal(400, detail, { source: { parameter } })

export const missingParameter = (parameter: string) => invalidParameter(parameter, `${parameter} must be given.`)

export const unknownParameter = (parameter: string, known: readonly string[]) =>
  invalidParameter(
    parameter,
    `The parameter ${parameter} is not known here. ${known.length > 0 ? `Known are ${known.join(', ')}.` : 'There are none.'}`,
  )

/** A filter by a custom field that neither shipments nor containers have. */
export const unknownFilterField = (slug: string, known: readonly string[]) =>
  invalidParameter(
    `filter[custom_field][${slug}]`,
    `There is no custom field ${slug.slice(0, 60)} of shipments or containers. ${known.length > 0 ? `Known are ${known.slice(0, 50).join(', ')}.` : 'They have none.'}`,
  )

/** A value of a closed list, such as an order or a field. */
export const unknownValue = (parameter: string, given: string, known: readonly string[]) =>
  invalidParameter(parameter, `${parameter} does not know "${given.slice(0, 60)}". Known are ${known.join(', ')}.`)

export const unknownInclude = (name: string) =>
  invalidParameter('include', `The relation ${name.slice(0, 60)} is not known here.`)

export const unknownProvenance = (name: string) =>
  invalidParameter('provenance', `There is no attribute or relationship ${name} here.`)

export const tooManyIncluded = (path: string, most: number) =>
  refusal(
    400,
    `With ${path}, more than ${most} records would be included. Request a smaller page with page[size], or leave ${path} out and read those records from their own address.`,
    { code: 'too_many_included', source: { parameter: 'include' }, meta: { path, maximum: most } },
  )

export const methodNotAllowed = (allowed: readonly string[]) =>
  refusal(405, `Use ${allowed.join(' or ')} here.`, {}, { Allow: allowed.join(', ') })

export const requestTimeout = (seconds: number) =>
  refusal(408, `The body did not arrive within ${seconds} seconds.`, {}, { Connection: 'close' })

// The rest of a body that is too large is not read, so the connection cannot carry another request.
export const payloadTooLarge = (maxBytes: number) =>
  refusal(413, `The body is larger than ${maxBytes / 1_024} KiB.`, {}, { Connection: 'close' })

export const readOnly = () =>
  refusal(403, 'This may only read: it takes a key with write scope, or a role that may change records.', {
    code: 'read_only',
  })

/** A page of another site may make a browser send requests with our cookie. */
export const unknownHost = () =>
  refusal(
    421,
    'This installation is not known under this address. If it is, set BOXTRAIL_PUBLIC_URL to it, or add its host to BOXTRAIL_MCP_ALLOWED_HOSTS.',
    { code: 'unknown_host' },
  )

export const crossSite = () =>
  refusal(
    403,
    'This request did not come from a page of this installation. If it did, set BOXTRAIL_PUBLIC_URL to the address under which you open it.',
    { code: 'cross_site' },
  )

export const unsupportedMediaType = (wanted = 'application/vnd.api+json or application/json') =>
  refusal(415, `Send ${wanted}.`)

// --------------------------------------------------------------------------------------------------- who is asking

/** The same response for a missing, malformed, unknown and revoked key: it does not reveal which keys exist. */
export const unauthorized = () =>
  refusal(
    401,
    'The API key is missing or not valid. Send the header Authorization: Token, a space and your key.',
    {},
    { 'WWW-Authenticate': 'Token' },
  )

export const featureNotEnabled = () => refusal(403, 'This feature is not enabled for your account.')

export const operatorKeyNeeded = () =>
  refusal(403, 'This needs a key of the operator: boxtrail admin keys create <account> operator.')

/** For pushes: names the headers, and does not reveal the expected value. */
export const unsigned = (headers: readonly string[]) =>
  refusal(401, `Sign the raw body with the secret of this feed, in the header ${headers.join(' or ')}: sha256=<hex>.`)

export const unsupportedFeedType = (types: readonly string[]) => refusal(415, `Send ${types.join(' or ')}.`)

export const sandboxBusy = () =>
  refusal(
    409,
    'The clock of this sandbox is being advanced at this moment. Try again when it has stopped.',
    {},
    { 'Retry-After': '1' },
  )

export const sandboxInPast = (now: string) =>
  unprocessable('/data/attributes/advance_to', `The clock shows ${now} and never goes back.`)

export const messageIdReused = (id: string) =>
  refusal(409, `The message_id ${id} was used before for another message.`, { source: { pointer: '/message_id' } })

export const tooManyRequests = (seconds: number, headers: Record<string, string> = {}) =>
  refusal(
    429,
    `Too many requests in the last minute. Wait ${seconds} seconds.`,
    {},
    { ...headers, 'Retry-After': String(seconds) },
  )

/** One caller has more under way than it may. */
export const tooManyAtOnce = () =>
  refusal(429, 'Too many requests at once. Wait for responses before you send more.', {}, { 'Retry-After': '1' })

/** Each stream holds a connection open. */
export const tooManyStreams = () =>
  refusal(
    429,
    'Too many of your event streams are open. Close one, or read the events with `wait` instead.',
    {},
    { 'Retry-After': '10' },
  )

export const tooManyWrongKeys = (seconds: number) =>
  refusal(
    429,
    `Too many API keys from your address were not valid. Wait ${seconds} seconds.`,
    {},
    { 'Retry-After': String(seconds) },
  )

// ----------------------------------------------------------------------------------------------------- signing in

export const signedOut = () => refusal(401, 'You are not signed in.', { code: 'signed_out' })

/** The same for an unknown user, a wrong password, and a user who is no longer a member of any account. */
export const wrongCredentials = () =>
  refusal(401, 'The e-mail address or the password is not right.', { code: 'wrong_credentials' })

export const tooManyAttempts = (seconds: number) =>
  refusal(
    429,
    `Too many sign-ins have failed. Wait ${seconds} seconds.`,
    { code: 'too_many_attempts' },
    { 'Retry-After': String(seconds) },
  )

export const alreadySetUp = () =>
  refusal(409, 'This installation has an owner already. Sign in, or ask the owner for an invitation.', {
    code: 'already_set_up',
  })

export const wrongCode = () =>
  refusal(403, 'The code is not right. The service prints the link with the code when it starts.', {
    code: 'wrong_code',
  })

export const ownersOnly = () => refusal(403, 'Only an owner of the account may do this.', { code: 'owners_only' })

export const lastOwner = () =>
  refusal(409, 'The account has no other owner. Make another member an owner first.', { code: 'last_owner' })

/** Also for a request of another browser, so that nobody can be made to answer somebody else's. */
export const requestEnded = () =>
  refusal(404, 'The app no longer waits, or it began in another browser. Begin again in the app.', {
    code: 'request_ended',
  })

export const alreadyMember = () =>
  refusal(409, 'Somebody with this e-mail address is a member already.', { code: 'already_member' })

export const keyEnded = () => unprocessable('/data', 'The key was revoked or has expired. Create another.', 'key_ended')

/** A field of a form, by its name in the body. */
export const invalidField = (field: string, detail: string) => unprocessable(`/${field}`, detail)

// ------------------------------------------------------------------------------------------------------ the records

/** Also for a record of another account, so that the two cannot be distinguished. */
export const notFound = () => refusal(404, 'There is no such record.')

/**
 * Of a record that is there now: the moment that was asked for is earlier. `since` is when it was first known, in wire form;
 * null where that was before the moment too, at which nothing was so of it.
 */
export const notKnownThen = (since: string | null) =>
  refusal(
    404,
    since === null
      ? 'Nothing was known of this record at that moment. Ask for a later known_at or as_of.'
      : `Nothing was known of this record at that moment: it is known since ${since}. Ask for known_at or as_of from then on.`,
    { code: 'not_known_then', ...(since === null ? {} : { meta: { known_since: since } }) },
  )

/** What was so at a moment is asked for with what was known later. */
export const askedBeforeKnown = () =>
  invalidParameter('as_of', 'as_of is later than known_at: what was so is asked for with what was known later.')

/** The past of a list is computed record by record. */
export const pastOfOneRecord = (parameter: 'known_at' | 'as_of') =>
  invalidParameter(
    parameter,
    `The past is served of one container or shipment: send filter[container_id] or filter[shipment_id] with ${parameter}.`,
  )

export const unknownRoute = () =>
  refusal(404, 'There is nothing at this address. GET /openapi.json lists all addresses.')

export const wrongType = (expected: string) =>
  refusal(409, `data.type must be ${expected}.`, { source: { pointer: '/data/type' } })

export const idMismatch = () => refusal(409, 'data.id is not the id in the path.', { source: { pointer: '/data/id' } })

export const inProgress = () =>
  refusal(
    409,
    'A request with this Idempotency-Key is still under way. Try again in a moment.',
    { code: 'in_progress' },
    { 'Retry-After': '1' },
  )

export const keyReused = () =>
  refusal(422, 'This Idempotency-Key was used for another request in the last 24 hours. Use a new one.', {
    code: 'idempotency_key_reused',
  })

// -------------------------------------------------------------------------------------------------- what it may hold

const unprocessableProblem = (pointer: string, detail: string, code: string, meta?: Problem['meta']): Problem =>
  problem(422, detail, { code, source: { pointer }, ...(meta ? { meta } : {}) })

export const unprocessable = (pointer: string, detail: string, code = 'invalid') =>
  new ApiError(422, [unprocessableProblem(pointer, detail, code)])

export const unknownAttributeProblem = (pointer: string, name: string) =>
  unprocessableProblem(pointer, `${name} is not an attribute that can be set.`, 'unknown_attribute')

export const invalidProblem = (pointer: string, detail: string) => unprocessableProblem(pointer, detail, 'invalid')

export const blankProblem = (pointer: string, detail: string) => unprocessableProblem(pointer, detail, 'blank')

export const unprocessableAll = (problems: Problem[]) => new ApiError(422, problems)

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

/** `reason`: a sentence. */
export const impossibleNumber = (kind: string, reason: string) =>
  unprocessable(NUMBER, `This cannot be ${kind}. ${reason}`)

export const notANumber = () =>
  unprocessable('/number', 'This does not look like a container, bill of lading or booking number.')

export const unsupportedType = (scac: string, type: string, instead: string) =>
  unprocessable('/data/attributes/request_type', `${scac} does not track ${type}. Use ${instead}.`, 'unsupported')

export const unknownCustomer = () =>
  unprocessable('/data/relationships/customer', 'There is no such party in your account.')

/** Clients look for the first sentence, which names two of the three open statuses; the second states the true one. */
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

export const bodyNoLongerKept = (dropped: { dropped_before: string } | null) =>
  refusal(
    410,
    `The body of this notification is no longer kept${dropped ? `, as of all from before ${dropped.dropped_before}` : ''}. Read the records that it was about, or the log of events.`,
    { code: 'no_longer_kept' },
  )

export const webhookInactive = () =>
  refusal(422, 'The webhook is not active. Enable it first: PATCH it with active true.', {
    code: 'webhook_inactive',
  })

export const duplicateRow = (row: number) => unprocessable(NUMBER, `Row ${row} has the same number.`, 'duplicate')

export const duplicateOnResume = (number: string, scac: string) =>
  unprocessable('/data', `Another tracking request already has ${number} with ${scac}.`, 'duplicate')

/** Of another account as well: the two cannot be distinguished. */
export const noSuchRecord = (pointer: string, kind: 'container' | 'document') =>
  unprocessable(pointer, `Your account has no ${kind} with this id.`)

export const noReadInvoice = () =>
  unprocessable(
    '/data/attributes/document_id',
    'This document is no demurrage or detention invoice that has been read. Set its type, or wait until it is read.',
  )

export const chargedBackwards = () =>
  unprocessable('/data/attributes/bill/charged_through', 'The last day that is charged is before the first.')

export const snoozeWithoutEnd = () =>
  unprocessable(
    '/data/attributes/snoozed_until',
    'A snoozed entry needs `snoozed_until`, a time in the future; the other states have none.',
  )

export const blankCompanyName = () =>
  unprocessable('/data/attributes/company_name', "Company name can't be blank.", 'blank')

export const partyExists = () =>
  unprocessable('/data/attributes/customer', 'Your account already has a party with this name.', 'duplicate')

export const unknownField = (slug: string, entityType: string, pointer: string) =>
  unprocessable(
    pointer,
    `${entityType} has no field ${slug}. GET /v2/custom_field_definitions lists the existing ones.`,
  )

export const slugTaken = (entityType: string, slug: string) =>
  unprocessable('/data/attributes/api_slug', `${entityType} already has a field ${slug}.`, 'duplicate')

/** A batch states how many records its filters match, so that nobody changes what nobody has seen. */
export const countChanged = (now: number, stated: number) =>
  refusal(
    409,
    `The filters match ${now} records now, not ${stated}. Nothing was changed. Look at the list again, and state its number.`,
    { code: 'count_changed', source: { pointer: '/data/attributes/count' }, meta: { count: now } },
  )

export const tooManyValues = (kind: string, most: number) =>
  unprocessable(
    '/data/attributes/values',
    `A record has at most ${most} ${kind}. Remove some of them first.`,
    'too_many',
  )

export const notPolled = (why: string) => unprocessable('/data/attributes/action', why, 'not_polled')

export const tooManyTariffs = (most: number) =>
  unprocessable('/data', `Your account already has ${most} tariffs. Delete those that no longer apply.`, 'too_many')

export const viewExists = (name: string) =>
  unprocessable(
    '/data/attributes/name',
    `There is a view of this list with the name "${name}". Change that one, or choose another name.`,
    'duplicate',
  )

export const tooManyViews = (most: number) =>
  unprocessable('/data', `An account keeps at most ${most} views. Delete some of them first.`, 'too_many')

export const tooManyFeeds = (most: number) =>
  unprocessable('/data', `An account has at most ${most} calendar feeds. Delete some of them first.`, 'too_many')

export const tooManyDefinitions = (most: number) =>
  unprocessable('/data', `Your account has ${most} custom fields, which is the maximum.`, 'limit')

export const takesNoOptions = () => unprocessable('/data', 'Only fields of data_type enum and enum_multi have options.')

export const optionExists = (value: string) =>
  unprocessable('/data/attributes/value', `The field already has an option ${value}.`, 'duplicate')

export const tooManyOptions = (most: number) =>
  unprocessable('/data', `The field has ${most} options, which is the maximum.`, 'limit')

export const fieldExists = (slug: string) =>
  unprocessable('/data/attributes/api_slug', `The record already has a value of ${slug}. Change that one.`, 'duplicate')

export const unknownEntity = () =>
  unprocessable('/data/relationships/entity', 'There is no such record in your account.')

/** For an announced file, and for a mail, which has no attribute to point to. */
export const storeFull = (mostMb: number, pointer: string | null = '/blob/byte_size') =>
  refusal(
    422,
    `The files of your account may take ${mostMb} MB, and this one does not fit. Delete documents: their files are removed a few days later.`,
    { code: 'limit', ...(pointer === null ? {} : { source: { pointer } }) },
  )

const FILE = '/data/attributes/attached_document'

/** Also for one signed for another account, or expired, so that they cannot be distinguished. */
export const notASignedId = () =>
  unprocessable(
    FILE,
    'This is not a valid signed id of your account, or it has expired. POST /v2/storage/direct_uploads returns one.',
  )

export const notUploaded = () =>
  unprocessable(FILE, 'The file has not been uploaded. PUT its bytes to direct_upload.url first.', 'not_uploaded')

export const alreadyAttached = () =>
  unprocessable(FILE, 'The file is already attached to a document. Announce it again.', 'already_attached')

export const blankDocumentName = () => unprocessable('/data/attributes/name', "Name can't be blank.", 'blank')

export const duplicateDocument = (existing: { id: string; name: string } | undefined) =>
  refusal(409, 'Your account already has a document with the same content.', {
    title: 'Duplicate document',
    code: 'duplicate_document',
    source: { pointer: FILE },
    ...(existing ? { meta: { existing_document_id: existing.id, existing_document_name: existing.name } } : {}),
  })

export const unknownDocumentType = (code: string) =>
  unprocessable(
    '/data/attributes/document_type_manual',
    `There is no document type ${code}. GET /v2/documents/types lists the existing ones.`,
  )

export const notAnImage = () =>
  refusal(422, 'Only images can be rotated (JPEG, PNG, TIFF, WebP).', { code: 'not_an_image' })

export const unreadableMail = (why: string) =>
  refusal(422, `The mail cannot be read: ${why[0]!.toLowerCase()}${why.slice(1)}.`, { code: 'unreadable_mail' })

export const noSuchPage = (pages: number) =>
  refusal(404, `The file has ${pages} ${pages === 1 ? 'page' : 'pages'} that can be shown. Ask for one from 1.`, {
    code: 'no_such_page',
  })

export const pagesNotShown = (why: string) =>
  refusal(404, `No page of this file can be shown: ${why}. Its download_url gives the file itself.`, {
    code: 'pages_not_shown',
  })

export const noDocumentAttached = () =>
  refusal(422, 'This document no longer has a file.', { title: 'No document attached' })

// ------------------------------------------------------------------------------------------------------ on our side

/** Constant text: the cause is only in the log, under this id. */
export const internalError = (requestId: string) =>
  refusal(500, `An error occurred on our side. It is in the log under ${requestId}.`)

const tryAgainLater = (detail: string, retryAfterS = 2) =>
  refusal(503, detail, {}, { 'Retry-After': String(retryAfterS) })

export const busy = () => tryAgainLater('The service is busy. Try again in a moment.')

/** Why the database did not execute a statement, if the same work may succeed later. */
export type Unavailability =
  /** Two transactions conflicted: deadlock or serialisation failure. Retrying at once helps. */
  | 'conflict'
  /** The server or our pool is at capacity, or a statement exceeded its time limit. */
  | 'busy'
  /** No connection: the server is down, starting, stopping, or a standby that got a write. */
  | 'away'
  /** The server's disk is full: reads still work. */
  | 'full'

/** The error response for each kind of unavailability. */
export const unavailable: Record<Unavailability, () => ApiError> = {
  away: () => tryAgainLater('The database cannot be reached. Try again in a moment.'),
  busy,
  conflict: () => tryAgainLater('Other requests changed the same records at the same time. Try again in a moment.'),
  full: () => tryAgainLater('The disk is full: nothing can be written until there is room.', 60),
}
