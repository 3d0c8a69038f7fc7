export interface Header {
  name: string
  value: string
}

/** Headers as text, one per line: `X-Tenant: acme`. A line without a colon is a name without a value. */
export const readHeaders = (text: string): Header[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':')
      return at < 0 ? { name: line, value: '' } : { name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }
    })

export const writeHeaders = (headers: readonly Header[] | null): string =>
  (headers ?? []).map(({ name, value }) => `${name}: ${value}`).join('\n')
