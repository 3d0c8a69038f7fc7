export interface File {
  name: string
  type: string
  text: string
  disposition?: string
  contentId?: string
}

interface Written {
  headers?: Record<string, string>
  text?: string
  files?: readonly File[]
}

let boundaries = 0

/** A mail as mail programs write it. Each has its own boundary, so that one mail can contain another. */
export const mailOf = ({ headers = {}, text = 'text', files = [] }: Written): string => {
  const boundary = `part-${++boundaries}`
  const all = { From: 'notices@line.example', ...headers, 'Content-Type': `multipart/mixed; boundary=${boundary}` }
  const parts = [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`, ...files.map(partOf)]
  return [
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    '',
    ...parts.map((part) => `--${boundary}\r\n${part}`),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

const partOf = ({ name, type, text, disposition = 'attachment', contentId }: File): string => {
  const encoded = type === 'message/rfc822' ? '7bit' : 'base64'
  return [
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}${name === '' ? '' : `; filename="${name}"`}`,
    `Content-Transfer-Encoding: ${encoded}`,
    ...(contentId ? [`Content-ID: ${contentId}`] : []),
    '',
    encoded === '7bit' ? text : Buffer.from(text).toString('base64'),
  ].join('\r\n')
}
