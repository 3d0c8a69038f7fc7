import type { paths } from '@boxtrail/contracts'

/**
 * Typed calls by path: `http.GET('/shipments/{id}', { params: { path: { id } } })`. They use the types of the contract
 * unchanged. The types of openapi-fetch map every type to leave out write-only fields, which the contract does not
 * have, and that mapping turns `Known | (string & {})` into an object that is not a `string`.
 */
export interface Http {
  GET: Call<'get'>
  POST: Call<'post'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
}

type Method = 'get' | 'post' | 'patch' | 'delete'

type Call<Verb extends Method> = <Path extends PathsWith<Verb>, As extends ParseAs = 'json'>(
  path: Path,
  ...options: CallOptions<At<Path, Verb>, As>
) => Promise<Outcome<At<Path, Verb>, As>>

type At<Path extends keyof paths, Verb extends Method> = paths[Path][Verb & keyof paths[Path]]

type PathsWith<Verb extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Verb, object> ? Path : never
}[keyof paths]

/** The ways to read the body of a response. */
interface Read<Json> {
  json: Json
  text: string
  blob: Blob
  arrayBuffer: ArrayBuffer
  stream: Response['body']
}
type ParseAs = keyof Read<unknown>

/** Options of one call, in addition to what the contract requires. */
interface RequestOptions<As extends ParseAs> extends Omit<RequestInit, 'body' | 'headers' | 'method'> {
  headers?: RequestInit['headers'] | Record<string, string | number | boolean | null | undefined>
  /** How to read the response; as JSON by default. */
  parseAs?: As
  /** Writes the body; as JSON by default. */
  // biome-ignore lint/suspicious/noExplicitAny: a body can be anything that the contract takes
  bodySerializer?: (body: any) => NonNullable<RequestInit['body']>
  baseUrl?: string
  fetch?: (request: Request) => Promise<Response>
}

type Needs<Operation> = ParamsOf<Operation> & BodyOf<Operation>

type CallOptions<Operation, As extends ParseAs> =
  Record<never, never> extends Needs<Operation>
    ? [options?: Needs<Operation> & RequestOptions<As>]
    : [options: Needs<Operation> & RequestOptions<As>]

type ParamsOf<Operation> = Operation extends { parameters: infer Parameters }
  ? Record<never, never> extends Parameters
    ? { params?: Parameters }
    : { params: Parameters }
  : never

type BodyOf<Operation> = Operation extends { requestBody?: never }
  ? { body?: never }
  : Operation extends { requestBody: { content: infer Content } }
    ? { body: Content[keyof Content] }
    : Operation extends { requestBody?: { content: infer Content } }
      ? { body?: Content[keyof Content] }
      : never

/** The outcome of a call: the data of a success, or the error of the response. */
type Outcome<Operation, As extends ParseAs> =
  | Succeeded<Read<Answered<Operation, Success>>[As]>
  | Refused<Answered<Operation, Failure<Operation>>>

/** A call by path that succeeded. */
export interface Succeeded<Data> {
  /** The body of the response. */
  data: Data
  /** Only set if the call was refused. */
  error?: never
  /** Status and headers. */
  response: Response
}

/** A call by path that was refused. */
export interface Refused<Error> {
  /** Only set if the call succeeded. */
  data?: never
  /** Why it was refused. */
  error: Error
  /** Status and headers. */
  response: Response
}

type Success = 200 | 201 | 202 | 204
type Failure<Operation> = Operation extends { responses: infer Answers } ? Exclude<keyof Answers, Success> : never

type Answered<Operation, Status> = Operation extends { responses: infer Answers }
  ? Content<Answers[keyof Answers & Status]>
  : never

type Content<Answer> = Answer extends { content: infer Media } ? Media[keyof Media] : undefined
