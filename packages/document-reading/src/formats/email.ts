import { layOutText, type PageLayout } from '../layout/layout.ts'
import { mailText, parseMail } from './parse-mail.ts'

/** Quoted lines of the mail that is answered or forwarded. */
const QUOTED = /^(?:> ?)+/gm

/** The useful headers and the text of a message. Attachments are separate documents. */
export async function readEmail(bytes: Uint8Array): Promise<PageLayout[]> {
  const mail = await parseMail(bytes)
  const words = mailText(mail).replaceAll(QUOTED, '')
  return [layOutText(1, `Subject: ${mail.subject ?? ''}\nFrom: ${mail.from?.address ?? ''}\n\n${words}`)]
}
