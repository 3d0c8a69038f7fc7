import { layOutText, type PageLayout } from '../layout.ts'
import { mailText, parseMail } from '../mail/parse-mail.ts'

/** Lines of the mail that is answered or passed on. */
const QUOTED = /^(?:> ?)+/gm

/** Headers that say something, and the words of the message. Attachments are documents of their own. */
export async function readEmail(bytes: Uint8Array): Promise<PageLayout[]> {
  const mail = await parseMail(bytes)
  const words = mailText(mail).replaceAll(QUOTED, '')
  return [layOutText(1, `Subject: ${mail.subject ?? ''}\nFrom: ${mail.from?.address ?? ''}\n\n${words}`)]
}
