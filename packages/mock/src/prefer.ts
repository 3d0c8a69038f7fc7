/** Which of the documented answers a caller wants; without a wish, the one that fits the request. */
export interface Preference {
  code?: number
  example?: string
  dynamic?: boolean
}

/** Reads `Prefer: code=404, example=not_found`. Preferences that it does not know are none of its business (RFC 7240). */
export function readPrefer(header: string | null | undefined): Preference {
  const wishes = new Map(
    (header ?? '').split(/[,;]/).map((wish): [string, string] => {
      const [name = '', value = ''] = wish.split('=', 2).map((part) => part.trim())
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]
    }),
  )
  const [code, example] = [wishes.get('code'), wishes.get('example')]
  return {
    ...(code && /^\d{3}$/.test(code) ? { code: Number(code) } : {}),
    ...(example ? { example } : {}),
    ...(wishes.get('dynamic') === 'true' ? { dynamic: true } : {}),
  }
}
