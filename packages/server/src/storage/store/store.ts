import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

/** An object as announced: the store checks the upload against it. */
export interface Announced {
  key: string
  filename: string
  contentType: string
  byteSize: number
  /** Base64 of the MD5 of the bytes. */
  checksum: string
}

/** How a client puts or gets an object itself. Every header must be sent exactly as given. */
export interface Signed {
  url: string
  headers: Record<string, string>
}

/**
 * Storage for files: a directory, or an S3-compatible service. Both reject an upload whose bytes, length, type or
 * signature differ from the announcement, and store nothing of it. A stored object is never overwritten: a link that is
 * used a second time is rejected with 412.
 */
export interface Store {
  /** `service_name` of its blobs: `disk` or `s3`. */
  name: string
  signPut(object: Announced, expiresInS: number): Promise<Signed>
  /** A link that downloads the object as an attachment, whatever its type; valid for at most 300 seconds. */
  signGet(object: { key: string; filename: string; contentType: string }, expiresInS: number): Promise<string>
  /** The size of an object; null if there is no such object. */
  size(key: string): Promise<number | null>
  /** When an object was stored; null if there is no such object. */
  storedAt(key: string): Promise<Date | null>
  /** All keys, in batches. Foreign objects in the same place are skipped. */
  list(): AsyncIterable<string[]>
  /** The bytes of an object, in pieces. */
  open(key: string): Promise<Readable>
  /** Puts bytes from the service itself, such as an attachment of a mail. */
  put(object: Announced, bytes: Uint8Array): Promise<void>
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>
  /** For a store whose links point to this service: serves requests below FILES_PATH. */
  serve?: (request: Request, network?: Network) => Promise<Response>
  /** Rejects with a StorageProblem if files cannot be kept and found. */
  check(): Promise<void>
  /** Removes the remains of interrupted uploads. */
  tidy?: () => Promise<void>
}

/** The raw request and response of Node, so that files are streamed without copies. */
export interface Network {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

/** Keys consist of an account's id and random letters; nothing else is ever part of a path. */
export const isKey = (key: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-z]{28}$/.test(key)

/** The path of links of a store that has no server of its own. */
export const FILES_PATH = '/storage/files'

/** The maximum validity of a link of any store. */
export const MAX_LINK_S = 300
