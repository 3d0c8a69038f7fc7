import { refusal, unprocessable } from './error.ts'

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

/** One caller has more requests in progress than allowed. */
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
