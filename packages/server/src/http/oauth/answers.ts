import type { ApiError } from '@boxtrail/protocol/errors'
import { errorPage, STYLE_HASH } from './error-page.ts'

const COMMON = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/**
 * Replaces the library's headers: this service decides which pages may read a response, and what an error page may do.
 */
export const withOwnHeaders = (answer: Response): Response => {
  const headers = new Headers(answer.headers)
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
  for (const [name, value] of Object.entries(COMMON)) headers.set(name, value)
  if (answer.status === 429) headers.set('Retry-After', '3600')
  return new Response(answer.body, { status: answer.status, headers })
}

/** A refusal in the form of these endpoints, RFC 6749 section 5.2. */
export const problem = (error: string, error_description: string) =>
  Response.json({ error, error_description }, { status: 400, headers: COMMON })

const outOf = ({ status, problems }: ApiError) => ({
  error: status === 500 ? 'server_error' : status >= 429 ? 'temporarily_unavailable' : 'invalid_request',
  error_description: problems[0]!.detail ?? '',
})

/** A refusal for an error of this service. */
export const refused = (error: ApiError): Response =>
  Response.json(outOf(error), { status: error.status, headers: { ...COMMON, ...error.headers } })

/** An error of this service as a page. */
export const shown = (error: ApiError): Response => page(outOf(error), error.status, error.headers)

/** A refusal that a person sees, because it must not be sent to the client. */
export const refusal = (error: { error: string; error_description: string }): Response => page(error, 400)

const page = (error: Parameters<typeof errorPage>[0], status: number, headers: Record<string, string> = {}): Response =>
  new Response(errorPage(error), {
    status,
    headers: { ...COMMON, ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  })
