import type { SourceKind } from './policy.ts'
import { publicId } from './source-id.ts'

/** Turns names in capitals, which sources often write, into mixed case. */
export const formatName = (name: string | null, locode: string | null = null): string | null => {
  if (name === null) return locode
  return name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/(?<![\p{L}'])\p{L}/gu, (c) => c.toUpperCase())
    : name
}

/** The name of a place in sentences. */
export const placeInWords = ({ locode, name }: { locode: string | null; name: string | null }): string =>
  formatName(name, locode) ?? 'an unknown place'

/** The kind of a source, as sentences begin its name. */
export const kindInWords: Readonly<Record<SourceKind, string>> = {
  line: 'Line',
  terminal: 'Terminal',
  rail: 'Railway',
  document: 'Document',
  user: 'User',
}

/** The name of a source in sentences; without one, its kind and what its id says. */
export const sourceInWords = ({ id, kind, name }: { id: string; kind: SourceKind; name: string | null }): string =>
  name ?? `${kindInWords[kind]} ${publicId(id).replace(/^[a-z]+:/, '')}`

/** `24 January 2026`. */
export const dateInWords = (date: string): string => dates.format(Date.parse(`${date}T12:00:00Z`))

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** The text as the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
