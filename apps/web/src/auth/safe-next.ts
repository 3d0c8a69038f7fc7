/** Pages that are of no use after signing in. */
const BEFORE_SIGN_IN = /^\/(sign-in|setup)(\/|$)/

/**
 * The page to open after signing in: always one of this application, whatever the URL parameter says. The result is
 * checked as the browser resolves it, because a path may become another address: the path of `/.//other.example` is
 * `//other.example`, which names a host.
 */
export const safeNext = (next: unknown, origin: string, isPage: (pathname: string) => boolean): string => {
  const target = typeof next === 'string' && next.startsWith('/') ? parsed(next, origin) : null
  if (target?.origin !== origin) return '/'
  const path = `${target.pathname}${target.search}${target.hash}`
  const arrived = parsed(path, origin)
  const isSame = arrived?.origin === origin && arrived.href === target.href
  return isSame && isPage(target.pathname) && !BEFORE_SIGN_IN.test(target.pathname) ? path : '/'
}

const parsed = (address: string, origin: string): URL | null =>
  URL.canParse(address, origin) ? new URL(address, origin) : null
