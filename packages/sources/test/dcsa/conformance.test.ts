import { existsSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { bill, milestones, readAs } from '../read-answer.ts'

/** DCSA's own conformance responses, if present next to the repository: we may not redistribute them. */
const folder = new URL('../../../../../shared/data/dcsa/conformance/', import.meta.url)
beforeEach(({ skip }) =>
  skip(!existsSync(folder), 'the conformance responses of DCSA (../shared/data/dcsa) are not here'),
)

const answer = (name: string) => JSON.parse(readFileSync(new URL(`tnt-220-response${name}.json`, folder), 'utf8'))
const read = (name: string) => readAs('generic', answer(name), bill('reserved-HHL123'))

test('DCSA’s good response is read completely', () => {
  const events = answer('') as { eventType: string }[]
  const reading = read('')
  expect(reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
  expect(milestones(reading.statements)).toHaveLength(events.filter(({ eventType }) => eventType !== 'SHIPMENT').length)
})

test('events without a readable time are flagged, and the others are read', () => {
  const reading = read('-wrong-date-times')
  expect(reading.problems.map(({ at }) => at)).toEqual(['/2/eventDateTime', '/4/eventDateTime'])
  expect(reading.complete).toBe(false)
})

test('a response with a wrong structure is quarantined unread', () => {
  const reading = read('-wrong-structure')
  expect(reading).toMatchObject({ outcome: 'unrecognized', statements: [] })
  expect(reading.problems.map(({ at }) => at)).toEqual(['/0/eventType', '/1/eventType'])
})

test('unknown places with wrong attribute values are kept as text', () => {
  const reading = read('-wrong-attribute-values')
  expect(reading.problems).toEqual([])
  const [departure, removal] = milestones(reading.statements)
  expect(departure).toMatchObject({ kind: 'depart', place: { locode: 'XYABC' }, vessel: { imo: '1234567' } })
  expect(removal).toMatchObject({ classifier: 'estimated', kind: 'strip', container: 'APZU2134567' })
})

test('wrong event ids are ignored', () => {
  expect(read('-wrong-event-ids')).toMatchObject({ outcome: 'ok', problems: [] })
})
