import { classify } from '../classify/classify.ts'
import { layOutText } from '../layout/layout.ts'
import { findIdentifiers } from '../values/identifiers/identifiers.ts'
import type { MailFile } from './mail-file.ts'

/** A mail may itself be a notice: its text has a known type and names a container, a bill or a booking. */
export function bodyAsFile(subject: string, words: string): MailFile | null {
  const text = `${subject}\n\n${words.replaceAll(/^(?:> ?)+/gm, '')}`
  const page = layOutText(1, text)
  const names = findIdentifiers([page]).some(({ kind }) => kind !== 'reference')
  if (!names || classify([page], '').documentType === null) return null
  return { name: 'message.txt', type: 'text/plain', bytes: new TextEncoder().encode(text), isInline: false }
}
