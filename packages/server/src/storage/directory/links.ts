import type { Signer } from '../../config/signer.ts'
import type { Announced } from '../store.ts'

type Named = Pick<Announced, 'key' | 'filename' | 'contentType'>

/** The last part of a link: it says all there is to know of the file, signed, so that serving it asks no database. */
export const createLinks = (signer: Signer, clock: () => Date) => {
  const until = (seconds: number) => clock().getTime() + seconds * 1_000
  return {
    forPut: ({ key, filename, contentType, byteSize, checksum }: Announced, seconds: number) =>
      signer.sign('put file', { key, filename, contentType, byteSize, checksum }, until(seconds)),
    forGet: ({ key, filename, contentType }: Named, seconds: number) =>
      signer.sign('get file', { key, filename, contentType }, until(seconds)),
    /** Null for what we did not sign, what is over, and what was signed for the other direction. */
    toPut: (link: string) => signer.open('put file', link, clock().getTime()) as Announced | null,
    toGet: (link: string) => signer.open('get file', link, clock().getTime()) as Named | null,
  }
}

export type Links = ReturnType<typeof createLinks>
