import { tokeniseEdifact } from './edifact.ts'
import { component } from './edifact-envelope.ts'
import { ediLimits } from './segment.ts'
import { tokeniseX12 } from './x12.ts'
import { element } from './x12-envelope.ts'

/** The sender, from the first segment; null for anything but an interchange. */
export const readSender = (text: string): string | null => {
  const limits = { ...ediLimits, segments: 1 }
  const start = text.slice(0, 2_000)
  if (/^[\s\uFEFF]*ISA/.test(start)) return element(tokeniseX12(start, limits).segments[0], 6) || null
  const [first] = tokeniseEdifact(start, limits).segments
  return first?.id === 'UNB' ? component(first, 2, 1) || null : null
}

/**
 * EDI as text. Valid UTF-8 is read as such, whatever the text declares; anything else in the character set of UNB or,
 * without one, in Latin 1, in which every byte is a character.
 */
export const decodeEdi = (bytes: Uint8Array): string => {
  const declared = characterSetOf(bytes)
  // The escape sequences of ISO 2022 are ASCII, and so are valid UTF-8 too.
  const sets = declared === 'iso-2022-jp' ? [declared, 'utf-8'] : ['utf-8', declared]
  for (const set of sets)
    try {
      return new TextDecoder(set, { fatal: true }).decode(bytes)
    } catch {}
  return new TextDecoder('latin1').decode(bytes)
}

/** Element 0001 of UNB. */
const characterSets: Readonly<Record<string, string>> = {
  UNOD: 'iso-8859-2',
  UNOE: 'iso-8859-5',
  UNOF: 'iso-8859-7',
  UNOG: 'iso-8859-3',
  UNOH: 'iso-8859-4',
  UNOI: 'iso-8859-6',
  UNOJ: 'iso-8859-8',
  UNOK: 'iso-8859-9',
  UNOX: 'iso-2022-jp',
}

const characterSetOf = (bytes: Uint8Array): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, name = ''] = /UNB[^A-Za-z0-9](UNO[A-Z])/.exec(start) ?? []
  return characterSets[name] ?? 'latin1'
}
