import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

/** An object as it is announced: what the store holds the upload against. */
export interface Announced {
  key: string
  filename: string
  contentType: string
  byteSize: number
  /** Base64 of the MD5 of the bytes. */
  checksum: string
}

/** How a client puts or gets an object itself. Every header must be sent as it is here. */
export interface Signed {
  url: string
  headers: Record<string, string>
}

/**
 * Where files lie: a directory, or an S3-compatible service. Both refuse an upload whose bytes, length, type or
 * signature are not the announced ones, and keep nothing of it. What is stored is never written again: a link that is
 * used a second time is refused with 412.
 */
export interface Store {
  /** `service_name` of its blobs: `disk` or `s3`. */
  name: string
  signPut(object: Announced, expiresInS: number): Promise<Signed>
  /** A link that downloads the object as an attachment, whatever it is; at most 300 seconds. */
  signGet(object: { key: string; filename: string; contentType: string }, expiresInS: number): Promise<string>
  /** Null when there is no such object. */
  size(key: string): Promise<number | null>
  /** When it was put; null when there is no such object. */
  storedAt(key: string): Promise<Date | null>
  /** The keys of all there is, some at a time. What else lies in the same place is not ours, and not told. */
  list(): AsyncIterable<string[]>
  /** The bytes, in pieces. */
  open(key: string): Promise<Readable>
  /** Puts bytes of our own making, such as an attachment of a mail. */
  put(object: Announced, bytes: Uint8Array): Promise<void>
  /** Nothing when it is not there. */
  remove(key: string): Promise<void>
  /** Of a store whose links lead to ourselves: answers what is asked below FILES_PATH. */
  serve?: (request: Request, network?: Network) => Promise<Response>
  /** Removes what uploads that broke off have left. */
  tidy?: () => Promise<void>
}

/** A request as it comes from the network, and the answer as it goes out: files pass them without being copied. */
export interface Network {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

/** Keys are made by us, of an account's id and letters at random; nothing else is ever part of a path. */
export const isKey = (key: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-z]{28}$/.test(key)

/** Where links of a store that has no server of its own lead to. */
export const FILES_PATH = '/storage/files'

/** No link of any store is good for longer. */
export const LONGEST_LINK_S = 300
