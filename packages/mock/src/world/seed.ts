/** A 32-bit hash of a text (FNV-1a). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** A number of hexadecimal digits that depend only on a text. */
export const digitsOf = (text: string, count: number): string => {
  let digits = ''
  for (let at = 0; digits.length < count; at++) digits += hashOf(`${text} ${at}`).toString(16).padStart(8, '0')
  return digits.slice(0, count)
}

/** An id in the form of a UUID version 7: a time, and digits that depend only on a text. */
export const idOf = (ms: number, text: string): string => {
  const time = ms.toString(16).padStart(12, '0')
  const rest = digitsOf(text, 18)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}`
}
