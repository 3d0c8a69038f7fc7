import { createHash, randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { BASE_URL } from '../../harness/api.ts'
import type { Browser } from '../../harness/http/browser.ts'

/** A parsed document whose shape the test knows. */
export type Json = ReturnType<typeof JSON.parse>

export const CALLBACK = 'http://127.0.0.1:41234/callback'
export const READ = 'tracking:read'
export const WRITE = 'tracking:read tracking:write'

interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
  scope: string
  token_type: string
}

export const postForm = (app: Hono, path: string, fields: Record<string, string>) =>
  app.request(`${BASE_URL}${path}`, { method: 'POST', body: new URLSearchParams(fields) })

export const register = async (app: Hono, metadata: object = {}) => {
  const response = await app.request(`${BASE_URL}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Desk Assistant', redirect_uris: [CALLBACK], ...metadata }),
  })
  return { status: response.status, body: (await response.json()) as Json, headers: response.headers }
}

/** A PKCE code verifier and its challenge. */
export const proof = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export const authorizePath = (
  clientId: string,
  challenge: string,
  more: Record<string, string | null> = {},
): string => {
  const given: Record<string, string | null> = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: CALLBACK,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'abc',
    ...more,
  }
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null)
  return `/oauth/authorize?${new URLSearchParams(entries)}`
}

/** Follows a client's link in a browser, with the cookies of the session and of the authorization request. */
export const begin = async (app: Hono, browser: Browser, path: string) => {
  const response = await app.request(`${BASE_URL}${path}`, { headers: { cookie: browser.cookie() ?? '' } })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const location = response.headers.get('location') ?? ''
  const uid = /^\/connect\/([\w-]+)$/.exec(location)?.[1] ?? ''
  const headers = { cookie: [browser.cookie(), ...cookies].filter(Boolean).join('; ') }
  const at = `/auth/connect/${uid}`
  return {
    response,
    location,
    uid,
    headers,
    read: () => browser.copy().send('GET', at, { headers }),
    allow: async (scopes: readonly string[], accountId?: string) => {
      const { body } = await browser.send('GET', '/auth/session')
      const given = { account_id: accountId ?? body.account.id, scopes }
      return browser.copy().send('POST', at, { headers, body: given })
    },
    refuse: () => browser.copy().send('DELETE', at, { headers }),
    /** Returns the client's address, with the code or an error in its query. */
    finish: async (continueAt: string): Promise<URL> => {
      const answer = await app.request(continueAt, { headers })
      return new URL(answer.headers.get('location') ?? 'about:blank')
    },
  }
}

/** The code that a client gets when the user allows what it asks for. */
export const codeFor = async (
  app: Hono,
  browser: Browser,
  clientId: string,
  more: Record<string, string | null> = {},
) => {
  const { verifier, challenge } = proof()
  const begun = await begin(app, browser, authorizePath(clientId, challenge, more))
  const { body } = await begun.allow(WRITE.split(' '))
  const callback = await begun.finish(body.continue_at)
  return { code: callback.searchParams.get('code')!, verifier, callback }
}

export const exchange = async (app: Hono, clientId: string, code: string, verifier: string, more = {}) => {
  const response = await postForm(app, '/oauth/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: CALLBACK,
    code_verifier: verifier,
    ...more,
  })
  return { status: response.status, body: (await response.json()) as Json }
}

export const refresh = async (app: Hono, clientId: string, token: string, more = {}) => {
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...more }
  const response = await postForm(app, '/oauth/token', fields)
  return { status: response.status, body: (await response.json()) as Json }
}

export interface Connected {
  clientId: string
  tokens: Tokens
}

/** Registers a client, and connects it for the user of the browser. */
export const connectApp = async (app: Hono, browser: Browser, scope: string = READ): Promise<Connected> => {
  const clientId: string = (await register(app)).body.client_id
  const { code, verifier } = await codeFor(app, browser, clientId, { scope })
  const { status, body } = await exchange(app, clientId, code, verifier)
  if (status !== 200) throw new Error(`the client got no token: ${JSON.stringify(body)}`)
  return { clientId, tokens: body }
}
