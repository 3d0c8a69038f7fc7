/** The target of a request, as it was sent. */
export interface Target {
  path: string
  /** Without the question mark; empty if there is none. */
  search: string
  /** The path and the search together. */
  full: string
}

/** The target of an absolute URL, without parsing it: the Host header is not trusted. */
export const readTarget = (url: string): Target => {
  const from = url.indexOf('/', url.indexOf('://') + 3)
  const rest = from < 0 ? '/' : url.slice(from)
  const at = rest.indexOf('?')
  const path = at < 0 ? rest : rest.slice(0, at)
  const search = at < 0 ? '' : rest.slice(at + 1)
  return { path, search, full: search === '' ? path : `${path}?${search}` }
}
