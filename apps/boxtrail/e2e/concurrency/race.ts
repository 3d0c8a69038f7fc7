import { startPair } from './pair.ts'

export interface RaceReport {
  rounds: number
  racers: number
  /** Rounds that did not end with exactly one 201, and why. */
  problems: string[]
}

/** Spellings of one number. */
const spellings = [
  (digits: string) => digits,
  (digits: string) => `MAEU${digits}`,
  (digits: string) => `maeu ${digits}`,
  (digits: string) => ` ${digits.slice(0, 3)}-${digits.slice(3)} `,
]

/** Many concurrent requests to two processes for the same number in each round: exactly one gets 201. */
export const runRace = async (databaseUrl: string, { rounds = 500, racers = 50 } = {}): Promise<RaceReport> => {
  const pair = await startPair(databaseUrl)
  const problems: string[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const digits = String(100_000_000 + round)
      const answers = await Promise.all(
        Array.from({ length: racers }, (_, racer) =>
          pair.post(racer, '/tracking_requests', {
            data: {
              type: 'tracking_request',
              attributes: {
                request_type: 'bill_of_lading',
                request_number: spellings[racer % spellings.length]!(digits),
                scac: 'MAEU',
              },
            },
          }),
        ),
      )
      const created = answers.filter(({ status }) => status === 201).length
      if (created !== 1) problems.push(`round ${round}: ${created} requests got 201`)
      for (const { status, text } of answers) {
        if (status === 201) continue
        const [error] = JSON.parse(text).errors
        const isDuplicate = error.code === 'duplicate' && error.source?.pointer === '/data/attributes/request_number'
        if (status !== 422 || !isDuplicate) problems.push(`round ${round}: ${status} ${text.slice(0, 200)}`)
      }
    }
  } finally {
    await pair.stop()
  }
  return { rounds, racers, problems }
}
