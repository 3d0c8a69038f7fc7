import type { Store } from '../../storage/store/store.ts'

/** The origin at which the store takes uploads: this service, or another one to which the page may then send files. */
export const uploadOrigin = async (store: Store): Promise<string> => {
  const object = {
    key: 'origin',
    filename: 'origin',
    contentType: 'text/plain',
    byteSize: 1,
    checksum: 'AAAAAAAAAAAAAAAAAAAAAA==',
  }
  return new URL((await store.signPut(object, 1)).url).origin
}

/**
 * What the application may do: run and show its own files, and talk to this service. It has nothing inline, and no
 * other page may frame it. `uploadsTo` is the origin of the store.
 */
export const webPolicy = (uploadsTo: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${uploadsTo}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
