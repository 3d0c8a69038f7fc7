/** Deprecated operations by name, as the contract declares them: days in UTC, and a page for developers. */
export type Deprecations = {
  readonly [operation: string]: { readonly since: string; readonly sunset?: string; readonly link?: string }
}

/** `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) of an operation, with the page that both may name. */
export const deprecationHeaders = (deprecation: Deprecations[string] | undefined): Record<string, string> => {
  if (!deprecation) return {}
  const { since, sunset, link } = deprecation
  const relations = ['deprecation', ...(sunset ? ['sunset'] : [])]
  return {
    Deprecation: `@${Date.parse(since) / 1_000}`,
    ...(sunset && { Sunset: new Date(sunset).toUTCString() }),
    ...(link && { Link: relations.map((relation) => `<${link}>; rel="${relation}"; type="text/html"`).join(', ') }),
  }
}
