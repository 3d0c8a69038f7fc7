/**
 * MD5 (RFC 1321), computed piece by piece. Stores accept no other checksum for an upload, and `crypto.subtle`, which
 * browsers and edge runtimes have, lacks MD5. It guards against damage in transit, not against attacks.
 */
export interface Md5 {
  update: (bytes: Uint8Array) => void
  digest: () => Uint8Array
}

const BLOCK = 64
const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const SINES = Int32Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32))

export const createMd5 = (): Md5 => {
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476])
  const block = new Uint8Array(BLOCK)
  let filled = 0
  let length = 0

  const update = (bytes: Uint8Array) => {
    length += bytes.length
    for (let from = 0; from < bytes.length; ) {
      const piece = bytes.subarray(from, from + BLOCK - filled)
      block.set(piece, filled)
      filled += piece.length
      from += piece.length
      if (filled < BLOCK) return
      mix(state, block)
      filled = 0
    }
  }

  const digest = () => {
    const bits = new DataView(new ArrayBuffer(8))
    bits.setUint32(0, (length * 8) >>> 0, true)
    bits.setUint32(4, Math.floor(length / 2 ** 29), true)
    const padding = new Uint8Array(((55 - length) & 63) + 1)
    padding[0] = 0x80
    update(padding)
    update(new Uint8Array(bits.buffer))
    const out = new DataView(new ArrayBuffer(16))
    for (let at = 0; at < 4; at += 1) out.setInt32(at * 4, state[at]!, true)
    return new Uint8Array(out.buffer)
  }
  return { update, digest }
}

/** Adds one block of 64 bytes to the state. */
const mix = (state: Int32Array, block: Uint8Array): void => {
  const words = new DataView(block.buffer)
  let [a, b, c, d] = state as unknown as [number, number, number, number]
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4
    const [mixed, word] =
      round === 0
        ? [(b & c) | (~b & d), step]
        : round === 1
          ? [(d & b) | (~d & c), 5 * step + 1]
          : round === 2
            ? [b ^ c ^ d, 3 * step + 5]
            : [c ^ (b | ~d), 7 * step]
    const sum = (a + mixed + SINES[step]! + words.getInt32((word & 15) * 4, true)) | 0
    const shift = SHIFTS[round * 4 + (step & 3)]!
    a = d
    d = c
    c = b
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
}
