/** Pages that whoever has just signed in has no use for. */
const BEFORE_SIGN_IN = /^\/(sign-in|setup)(\/|$)/

/**
 * Where to go after signing in: a page of this application, whatever the address says. What the browser makes of the
 * result is checked, because a path may be read as another address than the one that it came from: of `/.//other.example`
 * the path is `//other.example`, which names a host.
 */
export const safeNext = (next: unknown, origin: string, isPage: (pathname: string) => boolean): string => {
  const asked = typeof next === 'string' && next.startsWith('/') ? parsed(next, origin) : null
  if (asked?.origin !== origin) return '/'
  const path = `${asked.pathname}${asked.search}${asked.hash}`
  const arrived = parsed(path, origin)
  const isSame = arrived?.origin === origin && arrived.href === asked.href
  return isSame && isPage(asked.pathname) && !BEFORE_SIGN_IN.test(asked.pathname) ? path : '/'
}

const parsed = (address: string, origin: string): URL | null =>
  URL.canParse(address, origin) ? new URL(address, origin) : null
