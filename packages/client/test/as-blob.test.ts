import { expect, test } from 'vitest'
import { asBlob } from '../src/files/as-blob.ts'

test('a file of another class than Blob is read, with its type', async () => {
  const own = new Blob(['a notice'], { type: 'text/plain' })
  const foreign = { type: own.type, size: own.size, arrayBuffer: () => own.arrayBuffer() } as unknown as Blob
  const blob = await asBlob(foreign)
  expect([blob instanceof Blob, blob.type, await blob.text()]).toEqual([true, 'text/plain', 'a notice'])
})
