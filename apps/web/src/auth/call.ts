/** An error response of `/auth/*`. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly retryAfterS: number | undefined
  /** Whether this installation has no owner yet. */
  readonly setup: boolean

  constructor(status: number, body: Refusal, retryAfter: string | null) {
    super(body.error?.message ?? 'The service could not answer. Try again in a moment.')
    this.status = status
    this.code = body.error?.code ?? 'unavailable'
    this.field = body.error?.field
    this.retryAfterS = Number(retryAfter) || undefined
    this.setup = body.setup === true
  }
}

interface Refusal {
  error?: { code: string; message: string; field?: string }
  setup?: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Calls `/auth/*`, which belongs to this application and is not part of the versioned API. */
export const callAuth = async <Answer>(method: Method, path: string, body?: object): Promise<Answer> => {
  const response = await fetch(`/auth${path}`, {
    method,
    headers: { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new AuthError(0, { error: { code: 'offline', message: 'The service cannot be reached.' } }, null)
  })
  const read = await response.json().catch(() => ({}))
  if (!response.ok) throw new AuthError(response.status, read as Refusal, response.headers.get('retry-after'))
  return read as Answer
}
