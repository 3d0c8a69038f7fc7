import { createClient } from '@boxtrail/client'

/**
 * The API as the signed-in user. The session's cookie is the credential: with an Authorization header, which the client
 * adds for a key, the service would not read it.
 */
export const client = createClient({
  baseUrl: location.origin,
  apiKey: 'session',
  fetch: (request) => {
    request.headers.delete('authorization')
    return fetch(request)
  },
})
