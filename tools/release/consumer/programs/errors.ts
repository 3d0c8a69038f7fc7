import { type BoxtrailClient, BoxtrailError, NotFoundError, RateLimitError, ValidationError } from '@boxtrail/client'

/** Tells errors apart by their class, and reads where a problem is. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call()
    return 'done'
  } catch (error) {
    if (error instanceof NotFoundError) return 'not found'
    if (error instanceof RateLimitError) return `again in ${error.retryAfterMs ?? 1_000} ms`
    if (error instanceof ValidationError) {
      // A code is known by its name, and others may come.
      if (error.code === 'duplicate') return 'exists'
      const code: string | undefined = error.code
      const pointer: string | undefined = error.pointer
      return `${code ?? 'invalid'} at ${pointer ?? 'the request'}`
    }
    if (error instanceof BoxtrailError)
      return `${error.status ?? 'no answer'}: ${error.message} (${error.requestId ?? ''}); ${error.action}`
    throw error
  }
}

export const missing = (client: BoxtrailClient): Promise<string> => outcomeOf(() => client.shipments.get('missing'))
