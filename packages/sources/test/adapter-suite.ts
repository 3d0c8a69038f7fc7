import { outcomes } from '@boxtrail/engine/statement'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAGE_BREAK, type Source, type Subject } from '../src/port/source.ts'
import { event } from './read-answer.ts'

export interface Adapter {
  source: Source
  /** A number that the source knows. */
  known: Subject
  /** A number that it does not know; only for a source that is polled. */
  unknown?: Subject
  /** What a source that is not polled pushes about the known number; null if it never reports. */
  pushed?: string | null
}

/** A test for some adapters only. */
const testIf = (isWanted: boolean) => (isWanted ? test : () => {})

/** What every source guarantees, whatever its protocol. An adapter is complete when this passes. */
export const adapterSuite = (name: string, { source, known, unknown, pushed }: Adapter): void => {
  const signal = () => AbortSignal.timeout(2_000)
  const kinds = ['bill', 'booking', 'container'] as const

  /** Arbitrary input: texts, JSON of any shape, events with any value in any field, truncated responses. */
  const strangeEvent = fc
    .tuple(
      fc.constantFrom(...Object.keys(event()), 'seals', 'documentReferences', 'description', 'eventID'),
      fc.jsonValue(),
    )
    .map(([field, value]) => event({ [field]: value }))
  const anyBody = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(strangeEvent, { maxLength: 4 }).map((events) => JSON.stringify(events)),
    fc.array(strangeEvent, { minLength: 1, maxLength: 2 }).map((events) => JSON.stringify({ events })),
    fc
      .tuple(fc.array(strangeEvent, { maxLength: 2 }), fc.nat(400))
      .map(([events, at]) => JSON.stringify(events).slice(0, at)),
    fc.tuple(fc.json(), fc.json()).map((pages) => pages.join(PAGE_BREAK)),
  )

  describe(`the adapter ${name}`, () => {
    test('the source names itself, its adapter and its version', () => {
      expect(source.id).toMatch(/^(line|terminal|rail):[A-Za-z0-9-]+/)
      expect(source.name).not.toBe('')
      expect(source.adapter).not.toBe('')
      expect(source.adapterVersion).toBeGreaterThanOrEqual(1)
      expect(['snapshot', 'delta']).toContain(source.style)
    })

    test('the source limits how often it is polled', () => {
      const { concurrency, perMinute, perDay } = source.limits
      expect(concurrency).toBeGreaterThanOrEqual(1)
      expect(Number.isInteger(concurrency)).toBe(true)
      for (const limit of [perMinute, perDay]) if (limit !== null) expect(limit).toBeGreaterThanOrEqual(1)
      if (perMinute !== null && perDay !== null) expect(perDay).toBeGreaterThanOrEqual(perMinute)
    })

    test('a number is normalized, and a normalized one stays unchanged', () => {
      const written = fc.oneof(
        fc.string({ maxLength: 20 }),
        fc
          .tuple(
            fc.constantFrom('MAEU', 'SUDU', 'HLCU', 'MEDU', 'CMDU', 'APLU', source.scac ?? ''),
            fc.stringMatching(/^[A-Z0-9 -]{0,14}$/),
          )
          .map((parts) => parts.join('')),
      )
      fc.assert(
        fc.property(fc.constantFrom(...kinds), written, (kind, number) => {
          const once = source.normalizeNumber(kind, number)
          expect(source.normalizeNumber(kind, once)).toBe(once)
        }),
      )
    })

    testIf(pushed !== null)(
      'reads completely what it reports of a known number, twice with the same fingerprint',
      async () => {
        const body = async () => {
          if (typeof pushed === 'string') return pushed
          const fetched = await source.fetch(known, signal())
          expect(fetched).toMatchObject({ outcome: 'ok', complete: true, retryAfterMs: null, detail: null })
          return fetched.body!
        }
        const first = await body()
        const reading = source.read(first, known)
        expect(reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
        expect(reading.statements.length).toBeGreaterThan(0)
        // An unchanged snapshot is recognized by its fingerprint.
        if (source.style === 'snapshot') expect(source.fingerprint(first)).not.toBeNull()
        expect(source.fingerprint(await body())).toBe(source.fingerprint(first))
      },
    )

    testIf(unknown !== undefined)('reports that it does not know a number', async () => {
      expect((await source.fetch(unknown!, signal())).outcome).toBe('not_found')
    })

    testIf(unknown === undefined)('brings nothing when it is polled although it cannot be', async () => {
      expect(await source.fetch(known, signal())).toMatchObject({ body: null, complete: false })
    })

    test('any text is read without an error, with the same result twice', () => {
      fc.assert(
        fc.property(anyBody, (body) => {
          const reading = source.read(body, known)
          expect(outcomes).toContain(reading.outcome)
          if (reading.problems.length > 0) expect(reading.complete).toBe(false)
          if (reading.outcome !== 'ok') expect(reading.statements).toEqual([])
          // Statements are plain data: they are the same after a round trip through JSON.
          expect(JSON.parse(JSON.stringify(reading.statements))).toEqual(reading.statements)
          const print = source.fingerprint(body)
          source.read('[]', known) // the cache of one response is not used for another
          expect(source.read(body, known)).toEqual(reading)
          expect(source.fingerprint(body)).toBe(print)
        }),
        { numRuns: 300 },
      )
    })
  })
}
