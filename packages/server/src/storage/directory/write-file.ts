import { open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

/** As much of a file as is in memory at a time. */
const PIECE_BYTES = 256 * 1024

/**
 * Writes a file to the network, always from the same memory: each piece has left it before the next is read. Streams of
 * Node take new memory for each piece, and the collector gives it back only when 64 MB have come together.
 */
export const writeFile = async (path: string, headers: Record<string, string>, to: ServerResponse): Promise<void> => {
  const file = await open(path)
  try {
    to.writeHead(200, headers)
    const memory = Buffer.allocUnsafeSlow(PIECE_BYTES)
    for (;;) {
      const { bytesRead } = await file.read(memory, 0, PIECE_BYTES, null)
      if (bytesRead === 0) break
      if (!(await hasWritten(to, memory.subarray(0, bytesRead)))) return
    }
    to.end()
  } catch (error) {
    // The headers are out: what can still be said is that this is not all.
    to.destroy()
    throw error
  } finally {
    await file.close()
  }
}

/** False when the client has gone. */
const hasWritten = (to: ServerResponse, piece: Uint8Array): Promise<boolean> =>
  new Promise((resolve) => {
    const gone = () => resolve(false)
    if (to.destroyed) return gone()
    to.once('close', gone)
    to.write(piece, (error) => {
      to.off('close', gone)
      resolve(!error)
    })
  })
