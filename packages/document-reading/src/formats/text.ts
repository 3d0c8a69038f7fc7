/** UTF-8, or UTF-16 by its byte order mark; anything else is Windows-1252, from old office programs. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The most frequent separator of the first lines. */
export function csvSeparator(text: string): string {
  const head = text.slice(0, 4096)
  const count = (separator: string) => head.split(separator).length
  return [';', '\t', '|'].reduce((best, separator) => (count(separator) > count(best) ? separator : best), ',')
}
