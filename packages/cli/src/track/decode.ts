/** Byte order marks of UTF-16, which Windows PowerShell and spreadsheets ("Unicode text") write. */
const UTF_16 = { fffe: 'utf-16le', feff: 'utf-16be' }

/** The text of a file or of stdin: UTF-16 by its byte order mark, otherwise UTF-8. Other bytes become U+FFFD. */
export const decode = (bytes: Uint8Array): string => {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  return new TextDecoder(UTF_16[mark as keyof typeof UTF_16] ?? 'utf-8').decode(bytes)
}
