/** An operation that every key may call, and that changes nothing. */
const ASKED = '/v2/parties?page[size]=1'

/** Creates a check whether the service at this address accepts a key, which only the service knows. */
export const createKeyCheck = (url: string): ((authorization: string | null) => Promise<boolean>) => {
  const accepted = new Set<string>()
  return async (authorization) => {
    if (authorization === null || accepted.has(authorization)) return authorization !== null
    // After many wrong keys the service refuses another one without checking it.
    const { ok } = await fetch(`${url}${ASKED}`, { method: 'HEAD', headers: { authorization } })
    if (ok) accepted.add(authorization)
    return ok
  }
}
