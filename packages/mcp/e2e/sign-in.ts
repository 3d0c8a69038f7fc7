import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { call } from './clients.ts'
import { createPerson } from './person.ts'

const CALLBACK = 'http://127.0.0.1:41234/callback'

/** The state that an AI client keeps, and the address to which it sends its user. */
const createApp = () => {
  const app = {
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'Suite', redirect_uris: [CALLBACK] },
    kept: undefined as StoredOAuthTokens | undefined,
    sentTo: new URL('about:blank'),
    client: undefined as StoredOAuthClientInformation | undefined,
    verifier: '',
    discovered: undefined as OAuthDiscoveryState | undefined,
    clientInformation: () => app.client,
    saveClientInformation: (client: StoredOAuthClientInformation) => {
      app.client = client
    },
    tokens: () => app.kept,
    saveTokens: (tokens: StoredOAuthTokens) => {
      app.kept = tokens
    },
    redirectToAuthorization: (url: URL) => {
      app.sentTo = url
    },
    saveCodeVerifier: (verifier: string) => {
      app.verifier = verifier
    },
    codeVerifier: () => app.verifier,
    discoveryState: () => app.discovered,
    saveDiscoveryState: (discovered: OAuthDiscoveryState) => {
      app.discovered = discovered
    },
    invalidateCredentials: () => {
      app.kept = undefined
    },
  }
  return app satisfies OAuthClientProvider
}

const must = (isRight: boolean, otherwise: string): void => {
  if (!isRight) throw new Error(otherwise)
}

/** Fails unless the user has to sign in. */
const needsPerson = async (work: Promise<unknown>): Promise<void> => {
  const error = await work.then(
    () => new Error('the person was not asked'),
    (thrown) => thrown,
  )
  if (!(error instanceof UnauthorizedError)) throw error
}

const post = async (url: string, path: string, fields: Record<string, string>) => {
  const response = await fetch(new URL(path, url), { method: 'POST', body: new URLSearchParams(fields) })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as StoredOAuthTokens }
}

/**
 * Tests the SDK's client, which knows only the address of the server, from a 401 on: registration, sign-in and consent,
 * tool call, refresh, a tool that needs more rights, and revocation.
 */
export const signInFlow = async ({ url }: { url: string }): Promise<string> => {
  const person = createPerson(url)
  const app = createApp()
  const transportOf = () => new StreamableHTTPClientTransport(new URL('/mcp', url), { authProvider: app })
  const clientOf = () => new Client({ name: 'suite', version: '1' })
  const finish = async (transport: StreamableHTTPClientTransport, scopes?: readonly string[]) =>
    transport.finishAuth((await person.allow(app.sentTo, scopes)).searchParams)

  const first = transportOf()
  await needsPerson(clientOf().connect(first))
  must(app.sentTo.searchParams.get('scope') === 'tracking:read', `the client asks for ${app.sentTo}`)
  await finish(first)
  const transport = transportOf()
  const client = clientOf()
  await client.connect(transport)
  must(!(await call(client, 'list_shipments')).isError, 'the tool failed after signing in')

  const before = app.kept!
  app.kept = { ...before, access_token: 'expired' }
  must(!(await call(client, 'list_shipments')).isError, 'the tool failed after a refresh')
  must(app.kept!.refresh_token !== before.refresh_token, 'the refresh token was not replaced')

  const clientId = app.client!.client_id
  const refreshing = { grant_type: 'refresh_token', client_id: clientId, refresh_token: app.kept!.refresh_token! }
  const parallel = await Promise.all(Array.from({ length: 5 }, () => post(url, '/oauth/token', refreshing)))
  must(
    parallel.every(({ status }) => status === 200),
    `parallel refreshes were answered with ${parallel.map(({ status }) => status)}`,
  )
  app.kept = { ...app.kept!, ...parallel[4]!.body }

  const track = { number: 'QXSB01001', numberType: 'bill_of_lading', scac: 'TEST' }
  await needsPerson(call(client, 'track_container', track))
  must(app.sentTo.searchParams.get('scope') === 'tracking:read tracking:write', `the client asks for ${app.sentTo}`)
  await finish(transport)
  const { isError, text } = await call(client, 'track_container', track)
  must(!isError, `the tool failed after stepping up: ${text}`)

  const { refresh_token: token } = app.kept!
  const revoked = await post(url, '/oauth/revoke', { client_id: clientId, token: token! })
  must(revoked.status === 200, `the revocation was answered with ${revoked.status}`)
  await needsPerson(call(client, 'list_shipments'))
  await client.close()
  return '401, registration, sign-in, tool call, refresh, 5 of 5 parallel refreshes, step-up, revocation'
}
