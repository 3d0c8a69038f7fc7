import { hash, randomBytes } from 'node:crypto'
import type { Person } from './person.ts'

export interface AppTokens {
  access_token: string
  refresh_token: string
}

export interface App {
  clientId: string
  verifier: string
  code: string
  tokens: AppTokens
}

interface AppOptions {
  scope?: string
  /** Headers for each request that the app makes itself. */
  headers?: Record<string, string>
}

const CALLBACK = 'http://127.0.0.1:41234/callback'

/** Connects an app that does not use the SDK for a user, with all its credentials. */
export const connectApp = async (
  url: string,
  person: Person,
  { scope = 'tracking:read', headers = {} }: AppOptions = {},
): Promise<App> => {
  const post = (path: string, body: string | URLSearchParams) => postTo(url, path, body, headers)
  const { client_id: clientId } = await post('/oauth/register', JSON.stringify({ redirect_uris: [CALLBACK] }))
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id: clientId!,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
  })
  const code = (await person.allow(`/oauth/authorize?${asked}`)).searchParams.get('code')!
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId!,
    code,
    redirect_uri: CALLBACK,
    code_verifier: verifier,
  })
  return { clientId: clientId!, verifier, code, tokens: (await post('/oauth/token', exchange)) as unknown as AppTokens }
}

export const refreshApp = async (url: string, { clientId, tokens }: App): Promise<AppTokens> => {
  const given = { grant_type: 'refresh_token', client_id: clientId, refresh_token: tokens.refresh_token }
  return (await postTo(url, '/oauth/token', new URLSearchParams(given))) as unknown as AppTokens
}

const postTo = async (
  url: string,
  path: string,
  body: string | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> => {
  const response = await fetch(new URL(path, url), { method: 'POST', body, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}
