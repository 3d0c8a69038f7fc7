/** The bytes of a body; undefined if there are more than allowed, in which case the rest is not read. */
export const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array | undefined> => {
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length
    if (size > maxBytes) {
      await reader.cancel().catch(() => {})
      return undefined
    }
    pieces.push(piece.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
