/** The content of an `smime.p7m` (RFC 5652, in BER). */
export type SignedContent = { is: 'signed'; content: Uint8Array } | { is: 'encrypted' } | { is: 'unknown' }

const SIGNED = '2a864886f70d010702'
const ENCRYPTED = ['2a864886f70d010703', '2a864886f70d0109100117']

interface Value {
  tag: number
  /** The start of the content: after the tag and the length. */
  from: number
  to: number
  /** The start of the next value. */
  next: number
}

const MAX_DEPTH = 20

/**
 * Extracts the signed mail: ContentInfo, SignedData, EncapsulatedContentInfo, OCTET STRING. Signatures are not checked:
 * with or without one, a mail is trusted by how it was delivered.
 */
export function signedContent(bytes: Uint8Array): SignedContent {
  const unknown = { is: 'unknown' } as const
  const info = valueAt(bytes, 0, bytes.length)
  const [type, wrapped] = childrenOf(bytes, info)
  const kind = type?.tag === 0x06 ? Buffer.from(bytes.subarray(type.from, type.to)).toString('hex') : ''
  if (ENCRYPTED.includes(kind)) return { is: 'encrypted' }
  if (kind !== SIGNED || !wrapped) return unknown
  const [signedData] = childrenOf(bytes, wrapped)
  const encapsulated = childrenOf(bytes, signedData).find(({ tag }) => tag === 0x30)
  const [, explicit] = childrenOf(bytes, encapsulated)
  const [octets] = childrenOf(bytes, explicit)
  const content = octets && contentOf(bytes, octets)
  return content && content.length > 0 ? { is: 'signed', content } : unknown
}

/** The maximum number of pieces of an OCTET STRING, each of about a thousand bytes. */
const MAX_PIECES = 100_000

/** The bytes of an OCTET STRING; empty if it has more pieces than any program writes. */
function contentOf(bytes: Uint8Array, octets: Value): Uint8Array {
  const pieces: Uint8Array[] = []
  const collect = (value: Value, depth: number): void => {
    if (pieces.length > MAX_PIECES) return
    if (value.tag === 0x04) pieces.push(bytes.subarray(value.from, value.to))
    if (value.tag !== 0x24 || depth >= MAX_DEPTH) return
    for (const each of childrenOf(bytes, value)) collect(each, depth + 1)
  }
  collect(octets, 0)
  return pieces.length > MAX_PIECES ? new Uint8Array() : new Uint8Array(Buffer.concat(pieces))
}

const childrenOf = (bytes: Uint8Array, parent: Value | null | undefined): Value[] => {
  const children: Value[] = []
  if (!parent) return children
  for (let at = parent.from; at < parent.to && children.length <= MAX_PIECES; ) {
    const child = valueAt(bytes, at, parent.to)
    if (!child || child.next <= at) break
    children.push(child)
    at = child.next
  }
  return children
}

/** The value at an offset; null if it is truncated or not BER. */
function valueAt(bytes: Uint8Array, at: number, end: number, depth = 0): Value | null {
  if (at + 2 > end || depth > MAX_DEPTH) return null
  const [tag, first] = [bytes[at]!, bytes[at + 1]!]
  if (first < 0x80) return within({ tag, from: at + 2, to: at + 2 + first, next: at + 2 + first }, end)
  if (first === 0x80) return unlimited(bytes, at, end, depth)
  const size = first & 0x7f
  if (size > 4 || at + 2 + size > end) return null
  const length = bytes.subarray(at + 2, at + 2 + size).reduce((sum, byte) => sum * 256 + byte, 0)
  const from = at + 2 + size
  return within({ tag, from, to: from + length, next: from + length }, end)
}

const within = (value: Value, end: number): Value | null => (value.to <= end ? value : null)

/** A value of indefinite length, which ends with two zero bytes. */
function unlimited(bytes: Uint8Array, start: number, end: number, depth: number): Value | null {
  for (let at = start + 2; at + 2 <= end; ) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return { tag: bytes[start]!, from: start + 2, to: at, next: at + 2 }
    const inner = valueAt(bytes, at, end, depth + 1)
    if (!inner) return null
    at = inner.next
  }
  return null
}
