import { refusal } from './error.ts'

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

/** For a value that is not in a closed list, such as an order or a field. */
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

export const compressedBody = () => refusal(415, 'Send the body as it is, without a Content-Encoding.')

export const unknownRoute = () =>
  refusal(404, 'There is nothing at this address. GET /openapi.json lists all addresses.')

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
