import { type Dispatcher, request } from 'undici'
import { type ClientAuthentication, proveClient } from './client-authentication.ts'
import { type ObtainToken, ownLogins, type Token } from './shared-logins.ts'

/** How we authenticate at a source; the secrets come from the operator's configuration. */
export type Auth =
  | { kind: 'none' }
  /** `values`: header name to secret. */
  | { kind: 'headers'; values: Record<string, string> }
  /** OAuth2 client credentials; `headers` go with the token (Maersk's Consumer-Key). */
  | {
      kind: 'oauth2'
      tokenUrl: string
      clientId: string
      client: ClientAuthentication
      scope?: string
      audience?: string
      headers?: Record<string, string>
    }

/** The authentication headers, and a way to report that they were rejected. */
export interface Credentials {
  headers(signal: AbortSignal): Promise<Record<string, string>>
  /**
   * Reports that headers were rejected. Returns true if the next call gives others, false if there is nothing else to
   * try.
   */
  refused(headers: Record<string, string>): boolean
}

/** A token is renewed this long before it expires, because the line's clock differs from ours. */
const MARGIN_MS = 30_000
const TOKEN_TIMEOUT_MS = 30_000
/** The lifetime of a token whose service does not state it, or not as a number. */
const USUAL_LIFE_S = 300

export const createCredentials = (
  auth: Auth,
  dispatcher: Dispatcher,
  { nowMs = Date.now, obtainToken = ownLogins }: { nowMs?: () => number; obtainToken?: ObtainToken } = {},
): Credentials => {
  if (auth.kind === 'none') return { headers: async () => ({}), refused: () => false }
  if (auth.kind === 'headers') return { headers: async () => auth.values, refused: () => false }
  let token: { value: string; untilMs: number } | null = null
  let refused: string | null = null
  let pending: Promise<void> | null = null
  const { tokenUrl, clientId, scope, audience } = auth
  const login = { of: [tokenUrl, clientId, scope, audience], proof: [auth.client, auth.headers] }
  const renew = async (signal: AbortSignal) => {
    const request = () => requestToken(auth, dispatcher, nowMs(), signal)
    const { value, lifeMs } = await obtainToken(login, refused, request, signal)
    token = { value, untilMs: nowMs() + lifeMs }
  }
  const headersOf = (value: string) => ({ ...auth.headers, authorization: `Bearer ${value}` })
  return {
    async headers(signal) {
      if (!token || token.untilMs <= nowMs()) {
        // Concurrent polls share one token request.
        pending ??= renew(AbortSignal.timeout(TOKEN_TIMEOUT_MS)).finally(() => (pending = null))
        // Each waiting poll handles the failure itself; without any, it is ignored.
        pending.catch(() => {})
        await untilAborted(pending, signal)
      }
      return headersOf(token!.value)
    },
    refused({ authorization }) {
      // If several polls had the same token rejected, the first has it replaced.
      if (token && headersOf(token.value).authorization === authorization) {
        refused = token.value
        token = null
      }
      return true
    },
  }
}

const requestToken = async (
  auth: Extract<Auth, { kind: 'oauth2' }>,
  dispatcher: Dispatcher,
  nowMs: number,
  signal: AbortSignal,
): Promise<Token> => {
  const proof = await proveClient(auth.clientId, auth.tokenUrl, auth.client, nowMs)
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...proof.form })
  if (auth.scope) form.set('scope', auth.scope)
  if (auth.audience) form.set('audience', auth.audience)
  const { statusCode, body } = await request(auth.tokenUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...auth.headers,
      ...proof.headers,
    },
    body: form.toString(),
    dispatcher,
    signal,
  })
  const answer = (await body.json().catch(() => null)) as {
    access_token?: string
    expires_in?: number | string
  } | null
  if (statusCode !== 200 || !answer?.access_token) throw new TokenRefused(statusCode)
  const lifeMs = (Number(answer.expires_in) || USUAL_LIFE_S) * 1_000
  return { value: answer.access_token, lifeMs: Math.max(lifeMs - MARGIN_MS, lifeMs / 2) }
}

/** One poll that aborts must not cancel the token request for the others that wait for it. */
const untilAborted = (work: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) return give()
    signal.addEventListener('abort', give, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give))
  })

/** The token service issued no token: the credentials are wrong or the service is down. */
export class TokenRefused extends Error {
  readonly statusCode: number
  constructor(statusCode: number) {
    super(`the token service responded with ${statusCode}`)
    this.statusCode = statusCode
  }
}
