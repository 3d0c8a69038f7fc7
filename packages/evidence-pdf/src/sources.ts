import { type Attributes, type Reference, type Source, sourceInWords } from './words.ts'

/** The name of a source by the id that a fee or a reason of free time has: `Maersk (line)`, `Arrival notice (document) [D1]`. */
export type SourceNames = (id: string) => string

export const sourceNamesOf = (pack: Attributes, reference: Reference): SourceNames => {
  const named = namedIn(pack)
  return (id) => {
    const [kind = '', own = ''] = splitOnce(id, ':')
    if (kind === 'tariff') return 'tariff of the account'
    if (kind !== 'document') return sourceInWords({ id: own, kind, name: named.get(id) ?? null })
    const name = pack.documents.find((one) => one.id === own)?.name ?? null
    return `${sourceInWords({ id: null, kind, name })}${reference(own)}`
  }
}

const splitOnce = (text: string, separator: string): [string, string] => {
  const at = text.indexOf(separator)
  return at === -1 ? [text, text] : [text.slice(0, at), text.slice(at + 1)]
}

/** The names of all sources that a pack cites, by their ids. */
const namedIn = (pack: Attributes): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  const look = (one: unknown): void => {
    if (one === null || typeof one !== 'object') return
    const { source } = one as { source?: Source | string | null }
    if (typeof source === 'object' && source?.id && source.name) names.set(source.id, source.name)
    for (const member of Object.values(one)) look(member)
  }
  look(pack)
  return names
}
