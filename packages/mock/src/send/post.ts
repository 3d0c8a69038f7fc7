const TIMEOUT_MS = 10_000
const SHOWN_LENGTH = 4_096

/**
 * Whether a receiver is on this machine. Others are not called, because pages of any origin may create webhooks here.
 */
export const isLocal = (url: string): boolean => {
  try {
    const { hostname, protocol, username } = new URL(url)
    return /^https?:$/.test(protocol) && username === '' && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  } catch {
    return false
  }
}

export interface Received {
  status: number
  headers: Record<string, string>
  body: string
}

/** The response of a receiver; null without one. Redirects are not followed. */
export const post = async (url: string, headers: Record<string, string>, body: string): Promise<Received | null> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    const text = await answer.text()
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: text.slice(0, SHOWN_LENGTH) }
  } catch {
    return null
  }
}
