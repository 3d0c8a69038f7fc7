import { redirectProblem } from './redirect-uri.ts'

const MAX_REDIRECT_URIS = 10
const MAX_NAME_LENGTH = 100

export interface ClientMetadata {
  client_name?: string
  redirect_uris: string[]
  grant_types: string[]
  response_types: string[]
  application_type: 'native' | 'web'
  token_endpoint_auth_method: 'none'
}

/** Why a client is not registered, with the code of RFC 7591. */
export class ClientProblem extends Error {
  override name = 'ClientProblem'
  readonly code: 'invalid_redirect_uri' | 'invalid_client_metadata'

  constructor(code: ClientProblem['code'], message: string) {
    super(message)
    this.code = code
  }
}

/**
 * What is kept of a client's description of itself. Clients differ from the specification in ways that would lock them
 * out later: they register with the scope of the first challenge, leave out their type, and list grants that we do not
 * know. Nothing that is shown about them has been verified.
 */
export const readClientMetadata = (given: unknown): ClientMetadata => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ClientProblem('invalid_client_metadata', 'Send the metadata of the client as a JSON object.')
  const { redirect_uris: uris, grant_types: grants, client_name: name } = given as Record<string, unknown>
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > MAX_REDIRECT_URIS)
    throw new ClientProblem('invalid_redirect_uri', `redirect_uris lists 1 to ${MAX_REDIRECT_URIS} URIs.`)
  for (const uri of uris) {
    const problem = redirectProblem(uri)
    if (problem !== null) throw new ClientProblem('invalid_redirect_uri', problem)
  }
  const redirectUris = [...new Set(uris as string[])]
  const clientName = cleanName(name)
  return {
    ...(clientName ? { client_name: clientName } : {}),
    redirect_uris: redirectUris,
    grant_types: refreshes(grants) ? ['authorization_code', 'refresh_token'] : ['authorization_code'],
    response_types: ['code'],
    // Only the loopback addresses of a native client match with any port.
    application_type: redirectUris.every((uri) => /^https:/i.test(uri)) ? 'web' : 'native',
    token_endpoint_auth_method: 'none',
  }
}

const refreshes = (grants: unknown): boolean => !Array.isArray(grants) || grants.includes('refresh_token')

/** The name without characters that change how the text after it is read. */
const cleanName = (name: unknown): string =>
  typeof name === 'string'
    ? name
        .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_NAME_LENGTH)
    : ''
