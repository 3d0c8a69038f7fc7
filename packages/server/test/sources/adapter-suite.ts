import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAGE_BREAK, type Source, type Subject } from '../../src/sources/source.ts'
import { outcomes } from '../../src/tracking/statement.ts'
import { event } from './told.ts'

export interface Adapter {
  source: Source
  /** A number that the source knows, and one that it does not. */
  known: Subject
  unknown: Subject
}

/** What every source promises, whatever it speaks. An adapter is done when this passes. */
export const adapterSuite = (name: string, { source, known, unknown }: Adapter): void => {
  const signal = () => AbortSignal.timeout(2_000)
  const kinds = ['bill', 'booking', 'container'] as const

  /** Anything that may come over a wire: texts, JSON of any shape, events with anything in any field, cut-off answers. */
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
    test('says who it is', () => {
      expect(source.id).toMatch(/^[a-z]+:[A-Z0-9]+/)
      expect(source.name).not.toBe('')
      expect(source.adapter).not.toBe('')
      expect(source.adapterVersion).toBeGreaterThanOrEqual(1)
      expect(['snapshot', 'delta']).toContain(source.style)
    })

    test('bears a sane number of askings', () => {
      const { concurrency, perMinute, perDay } = source.limits
      expect(concurrency).toBeGreaterThanOrEqual(1)
      expect(Number.isInteger(concurrency)).toBe(true)
      for (const limit of [perMinute, perDay]) if (limit !== null) expect(limit).toBeGreaterThanOrEqual(1)
      if (perMinute !== null && perDay !== null) expect(perDay).toBeGreaterThanOrEqual(perMinute)
    })

    test('brings a number to the line’s form, and leaves one that has it', () => {
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

    test('finds what it knows and reads it whole', async () => {
      const fetched = await source.fetch(known, signal())
      expect(fetched).toMatchObject({ outcome: 'ok', complete: true, retryAfterMs: null, detail: null })
      const reading = source.read(fetched.body!, known)
      expect(reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
      expect(reading.statements.length).toBeGreaterThan(0)
      expect(source.fingerprint(fetched.body!)).not.toBeNull()
      // The same again, the same fingerprint: an unchanged box costs nothing.
      const again = await source.fetch(known, signal())
      expect(source.fingerprint(again.body!)).toBe(source.fingerprint(fetched.body!))
    })

    test('says that it does not know a number, and brings no body for it', async () => {
      const fetched = await source.fetch(unknown, signal())
      expect(fetched.outcome).toBe('not_found')
    })

    test('reads any text without failing, and twice the same', () => {
      fc.assert(
        fc.property(anyBody, (body) => {
          const reading = source.read(body, known)
          expect(outcomes).toContain(reading.outcome)
          if (reading.problems.length > 0) expect(reading.complete).toBe(false)
          if (reading.outcome !== 'ok') expect(reading.statements).toEqual([])
          // A statement is data: kept as JSON and read back it is the same.
          expect(JSON.parse(JSON.stringify(reading.statements))).toEqual(reading.statements)
          const print = source.fingerprint(body)
          source.read('[]', known) // what is remembered of one answer is not taken for another
          expect(source.read(body, known)).toEqual(reading)
          expect(source.fingerprint(body)).toBe(print)
        }),
        { numRuns: 300 },
      )
    })
  })
}
