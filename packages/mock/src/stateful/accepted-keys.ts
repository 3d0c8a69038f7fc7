/** An operation of every key, which changes nothing. */
const ASKED = '/v2/parties?page[size]=1'

/** Whether the service at this address accepts a key, which only the service knows. */
export const createKeyCheck = (url: string): ((authorization: string | null) => Promise<boolean>) => {
  const accepted = new Set<string>()
  return async (authorization) => {
    if (authorization === null || accepted.has(authorization)) return authorization !== null
    const { status } = await fetch(`${url}${ASKED}`, { method: 'HEAD', headers: { authorization } })
    if (status !== 401) accepted.add(authorization)
    return status !== 401
  }
}
