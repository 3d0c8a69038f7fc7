import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { limits, Quarantine } from './quarantine.ts'

export interface Tag {
  /** Without its prefix: `w:p` is `p`. */
  name: string
  kind: 'open' | 'close' | 'empty'
  attributes: Readonly<Record<string, string>>
}

/** Tags and text in their order. Office files declare no entities: a file that does is quarantined. */
export async function* readXml(chunks: AsyncIterable<Buffer>): AsyncGenerator<Tag | string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const tokens: (Tag | string)[] = []
  const parser = createParser(tokens)
  let lastTokenAt = 0
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }))
    // The parser keeps an unfinished tag or text in memory, however long it gets.
    if (tokens.length > 0) lastTokenAt = parser.position
    else if (parser.position - lastTokenAt > limits.xmlToken) throw new Quarantine('A part of the XML is too long')
    yield* tokens.splice(0)
  }
  parser.close()
  yield* tokens.splice(0)
}

function createParser(tokens: (Tag | string)[]): SaxesParser {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes, isSelfClosing }: SaxesTagPlain) => {
    tokens.push({ name: withoutPrefix(name), kind: isSelfClosing ? 'empty' : 'open', attributes })
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (!isSelfClosing) tokens.push({ name: withoutPrefix(name), kind: 'close', attributes: {} })
  })
  parser.on('text', (text) => tokens.push(text))
  parser.on('cdata', (text) => tokens.push(text))
  parser.on('doctype', () => {
    throw new Quarantine('The XML declares entities')
  })
  parser.on('error', () => {
    throw new Quarantine('The XML is broken')
  })
  return parser
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** The value of an attribute, whatever its prefix. */
export function attribute({ attributes }: Tag, name: string): string | undefined {
  if (name in attributes) return attributes[name]
  const prefixed = Object.keys(attributes).find((key) => withoutPrefix(key) === name)
  return prefixed && attributes[prefixed]
}
