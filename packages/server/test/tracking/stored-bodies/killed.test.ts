import { expect, test } from 'vitest'
import type { Store } from '../../../src/storage/store/store.ts'
import { storedScene } from './scene.ts'

const scene = await storedScene()
const { store, report, reportsOf, bodyOf, move } = scene
const container = await scene.tracked()
await report(container, 1, { yard_location: 'A' })
await report(container, 2, { yard_location: 'B' })
const reports = await reportsOf(container)
const texts = await Promise.all(reports.map(({ id }) => bodyOf(id)))
const bodies = await scene.bodiesInDatabase()

/** A store that fails before or after it has done the work, as if the process were killed there. */
const ending = (when: { put?: 'before' | 'after'; remove?: 'before' | 'after' }): Store => ({
  ...store,
  put: async (object, bytes) => {
    if (when.put !== 'before') await store.put(object, bytes)
    if (when.put) throw new Error('killed')
  },
  remove: async (key) => {
    if (when.remove !== 'before') await store.remove(key)
    if (when.remove) throw new Error('killed')
  },
})
const laterThan10Minutes = () =>
  scene.pool.query(`update report_objects set changed_at = now() - interval '11 minutes'`)
const allAreRead = async () => expect(await Promise.all(reports.map(({ id }) => bodyOf(id)))).toEqual(texts)
const agree = async () =>
  expect((await scene.objects()).map(({ key }) => key).sort()).toEqual(await scene.keysInStore())

test.each(['before', 'after'] as const)(
  'killed %s an object was stored: nothing is lost, and the next process continues',
  async (put) => {
    await expect(move({ store: ending({ put }) })).rejects.toThrow('killed')
    expect(await scene.bodiesInDatabase()).toBe(bodies)
    expect((await scene.objects()).map(({ stored_at }) => stored_at)).toEqual([null])
    await allAreRead()
    // Nothing is moved yet, because the upload may still be in progress.
    await move()
    expect(await scene.bodiesInDatabase()).toBe(bodies)
    await laterThan10Minutes()
    await move({ store: ending({ put: 'before' }) }).catch(() => {})
    expect(await scene.keysInStore()).toEqual([])
    await scene.pool.query('delete from report_objects')
  },
)

test('killed between one object and the next: the next process continues after it', async () => {
  let puts = 0
  const dying: Store = {
    ...store,
    put: (object, bytes) => (++puts > 1 ? Promise.reject(new Error('killed')) : store.put(object, bytes)),
  }
  await expect(move({ store: dying, bodiesOfObject: 2 })).rejects.toThrow('killed')
  const first = (await scene.objects()).find(({ stored_at }) => stored_at !== null)!
  await allAreRead()
  await laterThan10Minutes()
  await move({ bodiesOfObject: 2 })
  expect(await scene.bodiesInDatabase()).toBe(0)
  expect((await scene.objects()).map(({ key }) => key)).toContain(first.key)
  await agree()
  await allAreRead()
})

test('two processes at once move each body once', async () => {
  await report(container, 3, { yard_location: 'C' })
  const before = (await scene.objects()).reduce((all, one) => all + one.bodies, 0)
  await Promise.all([move(), move()])
  await move()
  expect((await scene.objects()).reduce((all, one) => all + one.bodies, 0)).toBe(before + 1)
  await agree()
  await allAreRead()
})

test('a store that does not answer fails the reading, and loses nothing', async () => {
  const away: Store = {
    ...store,
    open: () => Promise.reject(new Error('away')),
    size: () => Promise.reject(new Error('away')),
  }
  const { storedBodiesIn } = await import('../../../src/tracking/stored-bodies/read.ts')
  const { isTransient } = await import('../../../src/db/errors.ts')
  const [check] = await scene.rows<{ id: string }>('select id from checks where subject_number = $1', [container])
  const error = await storedBodiesIn(away)(scene.pool, check!.id, [reports[0]!.id]).catch((one) => one)
  expect(isTransient(error)).toBe(true)
})

test.each(['before', 'after'] as const)(
  'killed %s an object was removed: it is no longer read, and is removed later',
  async (remove) => {
    if ((await scene.objects()).length === 0) {
      await report(container, 5, { yard_location: 'E' })
      await move()
    }
    const { removeStored } = await import('../../../src/tracking/stored-bodies/move.ts')
    const signal = new AbortController().signal
    const beforeMs = Date.now() + 62 * 86_400_000
    await expect(removeStored({ pool: scene.pool, store: ending({ remove }), beforeMs, signal })).rejects.toThrow(
      'killed',
    )
    expect((await scene.objects()).every(({ stored_at }) => stored_at === null)).toBe(true)
    expect(await bodyOf(reports[0]!.id)).toBeNull()
    await laterThan10Minutes()
    await move()
    expect(await scene.keysInStore()).toEqual([])
    expect(await scene.objects()).toEqual([])
  },
)

test('the control: a body that the database gives up before the object is there is lost', async () => {
  await report(container, 6, { yard_location: 'F' })
  const { id } = (await reportsOf(container)).at(-1)!
  expect(await bodyOf(id)).toContain('"F"')
  await scene.pool.query('delete from report_bodies')
  await move()
  expect(await bodyOf(id)).toBeNull()
})
