import { operations } from '@boxtrail/contracts/operations'
import { expect, test } from 'vitest'
import { json, observedClient } from './observed.ts'

/** What is called for an operation, found by calling every method and looking at what it sends. */
const methodsByOperation = async (): Promise<Map<string, string>> => {
  const { client, sent } = observedClient([json({ data: [], links: {}, meta: {} })], { maxRetries: 0 })
  const found = new Map<string, string>()
  const call = async (name: string, method: unknown) => {
    if (typeof method !== 'function') return
    const before = sent.length
    const made = method('a', 'b', 'c', 'd')
    if (Symbol.asyncIterator in made) await made.next().catch(() => {})
    else await made.catch(() => {})
    for (const { method, url } of sent.slice(before, before + 1)) found.set(`${method} ${new URL(url).pathname}`, name)
  }
  const byPath = new Set(['GET', 'POST', 'PATCH', 'DELETE', 'putBlob'])
  const helpers = new Set(['waitFor', 'createMany', 'createFromInfer', 'upload', 'follow'])
  for (const [group, methods] of Object.entries(client)) {
    if (byPath.has(group)) continue
    if (typeof methods === 'function') await call(group, methods)
    else
      for (const [name, method] of Object.entries(methods))
        if (!helpers.has(name) && !name.startsWith('iterate')) await call(`${group}.${name}`, method)
  }
  return found
}

test('every operation of the contract has a method', async () => {
  const found = await methodsByOperation()
  const ids = ['a', 'b']
  const missing = Object.entries(operations).filter(([, { method, path }]) => {
    let at = 0
    const filled = path.replaceAll(/\{\w+\}/g, () => ids[at++]!)
    return !found.has(`${method.toUpperCase()} /v2${filled}`)
  })
  expect(missing.map(([id]) => id)).toEqual([])
  expect(found.size).toBe(Object.keys(operations).length)
})
