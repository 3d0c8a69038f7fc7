import type { OperationId, operations } from '@boxtrail/contracts'

/** `mapped`: records with camelCase names. `raw`: the documents of the contract. `both`: `{ raw, mapped }`. */
export type Format = 'mapped' | 'raw' | 'both'

interface Forms<Raw, Mapped> {
  raw: Raw
  mapped: Mapped
  both: {
    /** As in the contract. */
    raw: Raw
    /** As this client maps it. */
    mapped: Mapped
  }
}

/** What a client accepts: the names of the contract with `format: 'raw'`, otherwise camelCase. */
export type Input<D extends Format, Raw, Mapped> = D extends 'raw' ? Raw : Mapped

type Content<Answer> = Answer extends { content: infer Media } ? Media[keyof Media] : undefined
type Responses<Id extends OperationId> = operations[Id]['responses']

/** The document of the contract that an operation returns. */
export type Document<Id extends OperationId> = Received<
  Content<Responses<Id>[keyof Responses<Id> & (200 | 201 | 202 | 204)]>
>

/** A file is a `Blob` in the client. */
type Received<Body> = Body extends Uint8Array ? Blob : Body

/** What a method returns. */
export type Answers<F extends Format, Id extends OperationId, Mapped> = Forms<Document<Id>, Mapped>[F]

/** What an iteration yields. */
export type Items<F extends Format, Id extends OperationId, Mapped> = Forms<
  Document<Id> extends { data: readonly (infer Item)[] } ? Item : never,
  Mapped
>[F]

type QueryOf<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer Given } }
  ? Omit<NonNullable<Given>, 'include'>
  : never

/** The query of a method, without `include`. */
export type Query<D extends Format, Id extends OperationId, Mapped> = Input<
  D,
  QueryOf<Id> & { 'page[after]'?: string },
  Mapped
>

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? Content<NonNullable<Body>>
  : never

/** The values of a write, by the names of the contract: attributes, and references to records. */
export type Values<Id extends OperationId> =
  BodyOf<Id> extends { data: { attributes: infer Attributes; relationships: infer Relations } }
    ? Attributes & { [Name in keyof Relations]: Target<Relations[Name]> }
    : BodyOf<Id> extends { data: { attributes: infer Attributes; relationships?: infer Relations } }
      ? Attributes & { [Name in keyof Relations]?: Target<NonNullable<Relations>[Name & keyof NonNullable<Relations>]> }
      : BodyOf<Id> extends { data: { attributes: infer Attributes } }
        ? Attributes
        : BodyOf<Id>

type Target<Relation> = NonNullable<Relation> extends { data: infer To } ? To : never

/** A page of a list. */
export interface Page<Item, Meta, Links> {
  /** The records of the page. */
  items: Item[]
  /** The total number of records, and the position of the page. */
  meta: Meta
  /** Addresses of this page and of others. */
  links: Links
}

/** A reference to a record. */
export interface Reference<Type extends string = string> {
  /** Kind of record. */
  type: Type
  /** Identifier. */
  id: string
}

/** The record if `include` names it, otherwise a reference to it. */
export type Related<I extends string, Name extends string, Pointer, Whole> = string extends I
  ? Pointer | Whole
  : Name extends I
    ? Whole
    : Pointer

/** What is included of a related record. */
export type Below<I extends string, Name extends string> = I extends `${Name}.${infer Rest}` ? Rest : never

/** The names that are included, with those on the way: `shipment.destination` includes `shipment`. */
export type Through<I extends string> = I extends `${infer Head}.${infer Rest}` ? Head | `${Head}.${Through<Rest>}` : I

/** What is included: what was requested, otherwise the default. */
export type Usual<I extends string, Default extends string> = [I] extends [never] ? Default : I

/** Options of one call. */
export interface CallOptions<F extends Format = Format> {
  /** The form of the response, if it differs from that of the client. */
  format?: F | undefined
  /** Cancels the call, including retries. */
  signal?: AbortSignal | undefined
  /** How long one attempt may take, in milliseconds; 0 for no limit. */
  timeoutMs?: number | undefined
  /** How often a failed request is retried. */
  maxRetries?: number | undefined
  headers?: Record<string, string> | undefined
}

/** Options of a call that creates something or starts work. */
export interface WriteOptions<F extends Format = Format> extends CallOptions<F> {
  /**
   * A request with a key that was used before gets the response of the first one. By default, each call has a new key.
   */
  idempotencyKey?: string | undefined
}
