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

/** EDI is ASCII, Latin 1 or UTF-8: anything but valid UTF-8 is read as Latin 1, in which every byte is a character. */
export const decodeEdi = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
