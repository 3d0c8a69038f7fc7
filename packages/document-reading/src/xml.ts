import { limits, Quarantine } from './quarantine.ts'

export interface Tag {
  /** Without its prefix: `w:p` is `p`. */
  name: string
  kind: 'open' | 'close' | 'empty'
  attributes: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Tags and text, one after the other and never more than one in memory. Office files declare no entities: one that does is refused. */
export async function* readXml(chunks: AsyncIterable<Buffer>): AsyncGenerator<Tag | string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    let from = 0
    for (;;) {
      const token = nextToken(rest, from)
      if (!token) break
      from = token.end
      if (token.value !== null) yield token.value
    }
    rest = rest.slice(from)
    if (rest.length > limits.xmlToken) throw new Quarantine('A part of the XML is too long')
  }
  if (rest.trim() !== '') throw new Quarantine('The XML ends too early')
}

function nextToken(text: string, from: number): { value: Tag | string | null; end: number } | null {
  const open = text.indexOf('<', from)
  if (open === -1) return null
  if (open > from) return { value: decode(text.slice(from, open)), end: open }
  if (text.startsWith('<!--', open)) return upTo(text, open, '-->')
  if (text.startsWith('<?', open)) return upTo(text, open, '?>')
  if (text.startsWith('<![CDATA[', open)) {
    const found = upTo(text, open, ']]>')
    return found && { value: text.slice(open + 9, found.end - 3), end: found.end }
  }
  if (/^<!(?:DOCTYPE|ENTITY)/i.test(text.slice(open, open + 9))) throw new Quarantine('The XML declares entities')
  if (open + 9 > text.length) {
    const close = text.indexOf('>', open)
    if (close === -1) return null
  }
  const found = upTo(text, open, '>')
  if (!found) return null
  const inner = text.slice(open + 1, found.end - 1)
  const [, slash = '', name = '', attributes = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)([\s\S]*)$/.exec(inner) ?? []
  if (name === '') throw new Quarantine('The XML is broken')
  const kind = slash ? 'close' : attributes.endsWith('/') ? 'empty' : 'open'
  return { value: { name, kind, attributes }, end: found.end }
}

const upTo = (text: string, from: number, end: string) => {
  const at = text.indexOf(end, from)
  return at === -1 ? null : { value: null, end: at + end.length }
}

export const attribute = ({ attributes }: Tag, name: string): string | undefined => {
  const value = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return value ? decode(value[1] ?? value[2] ?? '') : undefined
}

const decode = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
        if (name) return ENTITIES[name] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text
