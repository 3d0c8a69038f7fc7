import { type Dispatcher, request } from 'undici'
import type { Auth } from './profile.ts'

/** The headers that let us in, and a way to say that they no longer do. */
export interface Credentials {
  headers(signal: AbortSignal): Promise<Record<string, string>>
  /** The line refused: true if the next call asks for a new token, false if there is nothing else to try. */
  refused(): boolean
}

/** A token is renewed this long before it ends, as the line's clock is not ours. */
const MARGIN_MS = 30_000

export const createCredentials = (auth: Auth, dispatcher: Dispatcher, nowMs: () => number = Date.now): Credentials => {
  if (auth.kind === 'none') return { headers: async () => ({}), refused: () => false }
  if (auth.kind === 'headers') return { headers: async () => auth.values, refused: () => false }
  let token: { value: string; untilMs: number } | null = null
  let asking: Promise<void> | null = null
  const renew = async (signal: AbortSignal) => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: auth.clientId,
      client_secret: auth.clientSecret,
    })
    if (auth.scope) form.set('scope', auth.scope)
    if (auth.audience) form.set('audience', auth.audience)
    const { statusCode, body } = await request(auth.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...auth.headers },
      body: form.toString(),
      dispatcher,
      signal,
    })
    const answer = (await body.json().catch(() => null)) as {
      access_token?: string
      expires_in?: number | string
    } | null
    if (statusCode !== 200 || !answer?.access_token) throw new TokenRefused(statusCode)
    token = { value: answer.access_token, untilMs: nowMs() + Number(answer.expires_in ?? 300) * 1_000 }
  }
  return {
    async headers(signal) {
      if (!token || token.untilMs - MARGIN_MS <= nowMs()) {
        // However many askings start together, one token is asked for.
        asking ??= renew(signal).finally(() => (asking = null))
        await asking
      }
      return { ...auth.headers, authorization: `Bearer ${token!.value}` }
    },
    refused() {
      token = null
      return true
    },
  }
}

/** The line gave no token: the credentials are wrong or the token service is down. */
export class TokenRefused extends Error {
  readonly statusCode: number
  constructor(statusCode: number) {
    super(`the token service answered ${statusCode}`)
    this.statusCode = statusCode
  }
}
