import { open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

/** How much of a file is in memory at a time. */
const PIECE_BYTES = 256 * 1024

/**
 * Writes a file to the network through one reused buffer: each piece has been sent before the next is read. Node's
 * streams allocate memory for each piece, which the garbage collector frees only at 64 MB.
 */
export const writeFile = async (
  path: string,
  { status, headers, from, to }: { status: number; headers: Record<string, string>; from: number; to: number },
  outgoing: ServerResponse,
): Promise<void> => {
  const file = await open(path)
  try {
    outgoing.writeHead(status, headers)
    const memory = Buffer.allocUnsafeSlow(PIECE_BYTES)
    for (let at = from; at <= to; ) {
      const { bytesRead } = await file.read(memory, 0, Math.min(PIECE_BYTES, to - at + 1), at)
      if (bytesRead === 0) break
      at += bytesRead
      if (!(await hasWritten(outgoing, memory.subarray(0, bytesRead)))) return
    }
    outgoing.end()
  } catch (error) {
    // The headers are sent: the only way to report the failure is to abort.
    outgoing.destroy()
    throw error
  } finally {
    await file.close()
  }
}

/** Returns false if the client has disconnected. */
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
