/** Decodes the ASCII encoding of a PDF stream, if it has one. It is the outermost filter. */
export const decodeAscii = (data: Buffer, dictionary: string): Buffer => {
  const [filter] = /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85)\b/.exec(dictionary) ?? []
  if (filter === undefined) return data
  const text = data.toString('latin1').replaceAll(/\s+/g, '')
  return filter.includes('85') ? fromAscii85(text) : Buffer.from(text.split('>')[0]!, 'hex')
}

const BASE = 85
const FIRST = '!'.charCodeAt(0)

/** Decodes Ascii85: five characters for four bytes, and `z` for four zero bytes. */
const fromAscii85 = (text: string): Buffer => {
  const letters = text.replace(/^<~/, '').split('~')[0]!.replaceAll('z', '!!!!!')
  const bytes = Buffer.alloc(Math.floor((letters.length * 4) / 5))
  for (let at = 0, to = 0; at < letters.length; at += 5, to += 4) {
    let value = 0
    for (let next = at; next < at + 5; next++)
      value = value * BASE + (next < letters.length ? letters.charCodeAt(next) - FIRST : BASE - 1)
    for (let byte = 0; byte < 4 && to + byte < bytes.length; byte++)
      bytes[to + byte] = Math.floor(value / 256 ** (3 - byte)) % 256
  }
  return bytes
}
