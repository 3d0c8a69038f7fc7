import { createClient } from '@boxtrail/client'

/**
 * The API client for the signed-in user. The session cookie is the credential: the service ignores it if the client
 * sends an Authorization header with a key.
 */
export const client = createClient({
  baseUrl: location.origin,
  apiKey: 'session',
  fetch: (request) => {
    request.headers.delete('authorization')
    return fetch(request)
  },
})
