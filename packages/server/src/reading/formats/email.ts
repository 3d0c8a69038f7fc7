import PostalMime from 'postal-mime'
import { type LaidPage, layText } from '../layout.ts'

/** Headers that say something, and the words of the message. Attachments are documents of their own. */
export async function readEmail(bytes: Uint8Array): Promise<LaidPage[]> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 16, maxHeadersSize: 2 ** 18 })
  const body = mail.text ?? withoutTags(mail.html ?? '')
  return [layText(1, `Subject: ${mail.subject ?? ''}\nFrom: ${mail.from?.address ?? ''}\n\n${body}`)]
}

const withoutTags = (html: string) =>
  html
    .slice(0, 2 ** 21)
    .replace(/<(style|script)\b[^>]{0,500}>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/h\d)[^>]{0,500}>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<[^>]{0,2000}>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
