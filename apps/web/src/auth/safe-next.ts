/** Where to go after signing in: a path of this origin, whatever the address says. */
export const safeNext = (next: unknown, origin: string): string => {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return '/'
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null
  if (url?.origin !== origin || /^\/(sign-in|setup)\b/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
