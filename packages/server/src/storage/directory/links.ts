import type { Signer } from '../../config/keys/signer.ts'
import type { Announced } from '../store/store.ts'

type Named = Pick<Announced, 'key' | 'filename' | 'contentType'>

/**
 * The last segment of a link: it carries all that is known about the file, signed, so that serving it needs no database
 * query.
 */
export const createLinks = (signer: Signer, clock: () => Date) => {
  const until = (seconds: number) => clock().getTime() + seconds * 1_000
  return {
    forPut: ({ key, filename, contentType, byteSize, checksum }: Announced, seconds: number) =>
      signer.sign('put file', { key, filename, contentType, byteSize, checksum }, until(seconds)),
    forGet: ({ key, filename, contentType }: Named, seconds: number) =>
      signer.sign('get file', { key, filename, contentType }, until(seconds)),
    /** Returns null if the link was not signed by us, has expired, or was signed for the other direction. */
    toPut: (link: string) => signer.open('put file', link, clock().getTime()) as Announced | null,
    toGet: (link: string) => signer.open('get file', link, clock().getTime()) as Named | null,
  }
}

export type Links = ReturnType<typeof createLinks>
