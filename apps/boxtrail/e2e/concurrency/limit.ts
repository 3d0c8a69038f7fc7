import { startPair } from './pair.ts'

const PLACES = 50

/**
 * Many concurrent creations at two processes: as many are admitted as the bucket has places, and the rest learn when
 * to retry.
 */
export const runLimit = async (databaseUrl: string, sends = 300) => {
  const pair = await startPair(databaseUrl, { config: `limits: { tracking_requests_per_minute: ${PLACES} }` })
  try {
    const answers = await Promise.all(
      Array.from({ length: sends }, (_, n) =>
        pair.post(n, '/tracking_requests', {
          data: {
            type: 'tracking_request',
            attributes: { request_type: 'bill_of_lading', request_number: String(300_000_000 + n), scac: 'MAEU' },
          },
        }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    return {
      places: PLACES,
      admitted: answers.filter(({ status }) => status === 201).length,
      refused: refused.length,
      retryAfter: refused.map(({ headers }) => headers.get('retry-after')),
    }
  } finally {
    await pair.stop()
  }
}
