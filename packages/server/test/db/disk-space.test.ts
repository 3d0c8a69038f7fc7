import { afterEach, expect, test, vi } from 'vitest'
import { RESERVE_BYTES, watchDiskSpace } from '../../src/db/examine/disk-space.ts'

afterEach(() => {
  vi.useRealTimers()
})

const diskFull = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })

test('the disk is full below the reserve, and no longer once there is room', async () => {
  vi.useFakeTimers()
  let free = RESERVE_BYTES - 1
  const diskSpace = await watchDiskSpace({ folder: '/data', freeBytes: async () => free })
  expect(diskSpace.isFull()).toBe(true)
  free = RESERVE_BYTES
  await vi.advanceTimersByTimeAsync(1_500)
  expect(diskSpace.isFull()).toBe(false)
  diskSpace.close()
})

test('the last answer is kept while the folder cannot be read', async () => {
  vi.useFakeTimers()
  let fails = false
  const freeBytes = async () => {
    if (fails) throw new Error('EIO')
    return RESERVE_BYTES
  }
  const diskSpace = await watchDiskSpace({ folder: '/data', freeBytes })
  fails = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(diskSpace.isFull()).toBe(false)
  diskSpace.close()
})

test('the disk of an external server counts as full for a while after the server reported it', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  const diskSpace = await watchDiskSpace()
  diskSpace.report(new Error('something else'))
  expect(diskSpace.isFull()).toBe(false)
  diskSpace.report(diskFull)
  expect(diskSpace.isFull()).toBe(true)
  await vi.advanceTimersByTimeAsync(31_000)
  expect(diskSpace.isFull()).toBe(false)
  diskSpace.close()
})
