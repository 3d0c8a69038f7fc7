import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const api = await testApi()
const ROUNDS = 20
const RACERS = 20

/** Spellings of one number, at the same line under several of its codes. */
const spellings = (number: string) => [
  { request_number: number, scac: 'MAEU' },
  { request_number: `MAEU${number}`, scac: 'maeu' },
  { request_number: `maeu ${number}`, scac: 'SUDU' },
  { request_number: ` ${number.slice(0, 4)}-${number.slice(4)} `, scac: 'MCPU' },
  { request_number: `MAEU-${number}`, scac: 'MAEI' },
]

test(`one request is created from ${RACERS} concurrent ones for one number, in any spelling and with any SCAC, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const named = spellings(`27${String(round).padStart(7, '0')}`)
    const answers = await Promise.all(
      Array.from({ length: RACERS }, (_, i) =>
        api.api.POST('/tracking_requests', { body: trackingBody(named[i % named.length]!) }),
      ),
    )
    const made = answers.filter(({ response }) => response.status === 201)
    expect(made).toHaveLength(1)
    for (const { response, error } of answers) {
      if (response.status === 201) continue
      expect(response.status).toBe(422)
      expect((error as { errors: unknown[] }).errors).toMatchObject([
        {
          code: 'duplicate',
          source: { pointer: '/data/attributes/request_number' },
          meta: { tracking_request_id: made[0]!.data!.data.id },
        },
      ])
    }
  }
  const { data } = await api.api.GET('/tracking_requests')
  expect(data!.meta.total).toBe(ROUNDS)
})
