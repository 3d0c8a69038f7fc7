/** What an `smime.p7m` (RFC 5652, in BER) holds. */
export type SignedContent = { is: 'signed'; content: Uint8Array } | { is: 'encrypted' } | { is: 'unknown' }

const SIGNED = '2a864886f70d010702'
const ENCRYPTED = ['2a864886f70d010703', '2a864886f70d0109100117']

interface Value {
  tag: number
  /** Of the content, without the tag, the length and the end of one without length. */
  from: number
  to: number
  /** Where the next value begins. */
  next: number
}

const MAX_DEPTH = 20

/**
 * The mail within a signature: ContentInfo, SignedData, EncapsulatedContentInfo, OCTET STRING. Signatures are not
 * checked: a mail is as trusted as its way here, with or without one.
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

/** An OCTET STRING may be in pieces, each of about a thousand bytes. */
const MAX_PIECES = 100_000

/** Empty where it is in more pieces than a program writes. */
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

/** Null for what is cut off or no BER. */
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

/** Of a length that is not stated: up to two zero bytes in place of a value. */
function unlimited(bytes: Uint8Array, start: number, end: number, depth: number): Value | null {
  for (let at = start + 2; at + 2 <= end; ) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return { tag: bytes[start]!, from: start + 2, to: at, next: at + 2 }
    const inner = valueAt(bytes, at, end, depth + 1)
    if (!inner) return null
    at = inner.next
  }
  return null
}
