/** What the service announces about an operation that it will remove. */
export interface Deprecation {
  /** Method and path, such as `GET /containers/{id}`. */
  operation: string
  /** When it was deprecated; null if the service does not say. */
  since: Date | null
  /** When it stops working; null if that is not decided. */
  sunset: Date | null
  /** A page about what to use instead. */
  link: string | null
}

/** The deprecation that `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) announce. */
export const deprecationOf = (operation: string, headers: Headers): Deprecation => ({
  operation,
  since: dateOf(headers.get('deprecation')),
  sunset: dateOf(headers.get('sunset')),
  link: headers.get('link')?.match(/<([^>]*)>[^,]*rel="?(?:deprecation|sunset)\b/)?.[1] ?? null,
})

/** The time in a header: seconds since 1970 after an `@`, or an HTTP date, as in older drafts of the standard. */
const dateOf = (text: string | null): Date | null => {
  const ms = text?.startsWith('@') ? Number(text.slice(1)) * 1_000 : Date.parse(text ?? '')
  return Number.isNaN(ms) ? null : new Date(ms)
}
