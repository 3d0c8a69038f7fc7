/** Without user and password. The host of a socket is a parameter, which is no URL to the platform's parser. */
export const placeOf = (databaseUrl: string): string => {
  const [, host = '', path = '', parameters = ''] =
    /^\w+:\/\/(?:[^/?]*@)?([^/?]*)(\/[^?]*)?(?:\?(.*))?$/.exec(databaseUrl) ?? []
  return `${host || new URLSearchParams(parameters).get('host') || 'localhost'}${path}`
}
