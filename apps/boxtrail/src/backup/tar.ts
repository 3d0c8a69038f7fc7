import { ArchiveError } from './age.ts'

const BLOCK = 512

/** A file of the POSIX tar format, with its header and padding. Names have at most 100 characters. */
export const tarEntry = (name: string, bytes: Buffer, modifiedMs: number): Buffer => {
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  const write = (text: string, at: number) => header.write(text, at, 'latin1')
  if (name.length > 100) throw new Error(`The name ${name} is too long for an archive.`)
  write(name, 0)
  write(
    octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(bytes.length, 12) + octal(Math.floor(modifiedMs / 1_000), 12),
    100,
  )
  write('        0', 148)
  write('ustar\x0000', 257)
  write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return Buffer.concat([header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)])
}

export const tarEnd = Buffer.alloc(2 * BLOCK)

const text = (block: Buffer, from: number, length: number) =>
  block.toString('latin1', from, from + length).split('\0')[0]!

/** The files of a tar stream, one in memory at a time. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const take = reader(source)
  for (;;) {
    const header = await take(BLOCK)
    const name = text(header, 0, 100)
    if (name === '') return
    const size = Number.parseInt(text(header, 124, 12), 8)
    const padded = await take(Math.ceil(size / BLOCK) * BLOCK)
    yield { name, bytes: padded.subarray(0, size) }
  }
}

/** Takes a number of bytes from the stream, exactly. */
const reader = (source: AsyncIterable<Uint8Array>) => {
  const pieces = source[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return async (bytes: number): Promise<Buffer> => {
    const parts = [rest]
    let length = rest.length
    while (length < bytes) {
      const { value, done } = await pieces.next()
      if (done) throw new ArchiveError('The archive ends too early. Nothing was changed: use another copy of it.')
      parts.push(Buffer.from(value))
      length += value.length
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(bytes)
    return all.subarray(0, bytes)
  }
}
