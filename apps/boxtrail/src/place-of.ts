/**
 * The place of a database without user and password. The host of a socket is a parameter, which `URL` does not parse.
 */
export const placeOf = (databaseUrl: string): string => {
  const [, host = '', path = '', parameters = ''] =
    /^\w+:\/\/(?:[^/?]*@)?([^/?]*)(\/[^?]*)?(?:\?(.*))?$/.exec(databaseUrl) ?? []
  return `${host || new URLSearchParams(parameters).get('host') || 'localhost'}${path}`
}
