import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { examples } from '../src/examples.ts'
import type { OperationId } from '../src/index.ts'
import { operations } from '../src/operations.ts'
import { responseValidator } from '../src/strict.ts'
import { requests, responses } from '../src/zod.ts'

const ids = Object.keys(operations) as OperationId[]
type Places = Record<string, Record<string, unknown>>

describe.each(ids)('%s', (id) => {
  const places: Places = examples[id]
  const { rawBody, statuses, status: success, contentType = '' } = operations[id]
  // A file has an example, but no schema to validate it with.
  const isFile = contentType.startsWith('image/')
  const { body, query } = requests[id]

  test('has an example for its body and for each status with an answer', () => {
    const answered = statuses.filter((status) => status in responses[id] || (isFile && status === success)).map(String)
    expect(Object.keys(places).sort()).toEqual([...answered, ...(body || rawBody ? ['request'] : [])].sort())
    for (const variants of Object.values(places)) expect(Object.keys(variants).length).toBeGreaterThan(0)
  })

  test('accepts its request examples, and no unknown member', () => {
    const validator = body as z.ZodType | undefined
    for (const example of validator ? Object.values(places.request ?? {}) : []) {
      expect(validator?.safeParse(example).error).toBeUndefined()
      expect(validator?.safeParse({ ...(example as object), colour: 'red' }).success).toBe(false)
    }
  })

  test('answers as its examples say', () => {
    for (const status of Object.keys(places).filter((place) => place !== 'request'))
      for (const [variant, example] of Object.entries(places[status] ?? {}))
        expect(responseValidator(id, Number(status))?.safeParse(example).error, `${status} ${variant}`).toBeUndefined()
  })

  test('has its generic refusal first, because a mock answers the first', () => {
    if (places['422']) expect(Object.keys(places['422'])[0]).toBe('unprocessable')
  })

  test('reads its query strictly and without coercing', () => {
    expect((query as z.ZodType | undefined)?.safeParse({ colour: 'red' }).success ?? false).toBe(false)
    if (query && 'page[size]' in query.shape) expect(query.safeParse({ 'page[size]': '30' }).success).toBe(false)
  })
})
