import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** Byte order marks of UTF-16, which redirections of Windows PowerShell write. */
const UTF_16 = { fffe: 'utf-16le', feff: 'utf-16be' }

/**
 * The text of a file, which may be compressed (`.gz`), without a byte order mark.
 *
 * @throws {Error} with the name of the file and the reason, if it cannot be read.
 */
export async function textOfFile(file: string): Promise<string> {
  const bytes = await readFile(file)
    .then((read) => (file.endsWith('.gz') ? promisify(gunzip)(read) : read))
    .catch((error: NodeJS.ErrnoException) => {
      throw new Error(`${file} cannot be read: ${error.code}`)
    })
  const mark = bytes.subarray(0, 2).toString('hex')
  return new TextDecoder(UTF_16[mark as keyof typeof UTF_16] ?? 'utf-8').decode(bytes)
}
