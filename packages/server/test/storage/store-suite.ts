import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/storage/store/store.ts'
import { announce, announcedOf, attack, attacks, contentOf, forged, put, replay, type Stage } from './attacks.ts'

interface Suite extends Stage {
  /** How often each attack is made. */
  rounds: number
}

/** Tests what every store guarantees, over HTTP like a client. */
export const storeSuite = (name: string, stageOf: () => Suite): void => {
  const fresh = (): Store => stageOf().at(Date.now())

  describe(name, () => {
    test('the announced bytes are stored by their link, completely', async () => {
      const store = fresh()
      for (const size of [1, 65_536, 1_000_003]) {
        const { signed, bytes, object } = await announce(store, size)
        expect(await store.size(object.key)).toBeNull()
        expect(await put(signed, bytes)).toBeLessThan(300)
        expect(await store.size(object.key)).toBe(size)
        expect((await contentOf(store, object.key)).equals(bytes)).toBe(true)
      }
    })

    test.each(Object.entries(attacks))(
      'an upload with %s is rejected, and nothing of it is stored',
      async (_, kind) => {
        const { rounds, at } = stageOf()
        expect(await attack({ at }, kind, rounds)).toMatchObject({ refused: rounds, stored: 0 })
      },
    )

    test('a used link is rejected with any content, and what is stored is kept', async () => {
      const { rounds, at } = stageOf()
      expect(await replay({ at }, rounds)).toMatchObject({ refused: rounds, stored: 0, changed: 0 })
    })

    test('nothing is stored of an upload that stops half way, or has no length', async () => {
      const store = fresh()
      const { signed, bytes, object } = await announce(store, 200_000)
      await cutOff(signed, bytes)
      const body = new Blob([new Uint8Array(bytes)]).stream()
      const undeclared = await fetch(signed.url, {
        method: 'PUT',
        headers: signed.headers,
        body,
        duplex: 'half',
      } as never)
      expect([411, 403, 400]).toContain(undeclared.status)
      expect(await store.size(object.key)).toBeNull()
      expect(await put(signed, bytes)).toBeLessThan(300)
    })

    test('the objects are listed, with the time of each', async () => {
      const store = fresh()
      const before = Date.now()
      const { signed, bytes, object } = await announce(store, 10)
      const listed = async () => {
        const keys: string[] = []
        for await (const some of store.list()) keys.push(...some)
        return keys.filter((key) => key === object.key)
      }
      expect([await listed(), await store.storedAt(object.key)]).toEqual([[], null])
      await put(signed, bytes)
      expect(await listed()).toEqual([object.key])
      // A store may round to whole seconds.
      expect((await store.storedAt(object.key))!.getTime()).toBeGreaterThan(before - 2_000)
      await store.remove(object.key)
      expect([await listed(), await store.storedAt(object.key)]).toEqual([[], null])
    })

    test('a link of one file is rejected for another', async () => {
      const store = fresh()
      const [one, other] = [await announce(store), await announce(store)]
      const swapped = one.signed.url.replace(one.object.key, other.object.key)
      const mixed = swapped === one.signed.url ? spliced(one.signed.url, other.signed.url) : swapped
      expect(await put({ ...one.signed, url: mixed }, one.bytes)).toBe(403)
      const down = new URL(await store.signGet(one.object, 300))
      expect(await put({ ...one.signed, url: down.href }, one.bytes)).toBeGreaterThanOrEqual(400)
      for (const { object } of [one, other]) expect(await store.size(object.key)).toBeNull()
    })

    test('any name is treated as data: it reaches the download unchanged, and no other header', async () => {
      const store = fresh()
      for (const filename of ['été  "1".pdf', '../../etc/passwd', 'a\r\nX-Evil: 1.pdf', '\u202Efdp.exe', '提单.pdf']) {
        const { signed, bytes, object } = await announce(store, 100, { filename })
        expect([filename, (await put(signed, bytes)) < 300]).toEqual([filename, true])
        const { headers } = await fetch(await store.signGet(object, 300))
        expect(headers.get('x-evil')).toBeNull()
        expect(headers.get('content-disposition')).toMatch(
          /^attachment; filename[*]?=[^/\\]+$|^attachment; filename="[^/]+$/,
        )
      }
    })

    test('a download is served as an attachment that a browser neither runs nor caches', async () => {
      const store = fresh()
      const { signed, bytes, object } = await announce(store)
      await put(signed, bytes)
      for (const [contentType, served] of [
        ['application/pdf', 'application/pdf'],
        ['text/html', 'application/octet-stream'],
        ['image/svg+xml', 'application/octet-stream'],
        ['text/xml; charset=utf-8', 'application/octet-stream'],
        ['application/xhtml+xml', 'application/octet-stream'],
        ['text/javascript', 'application/octet-stream'],
        ['message/rfc822', 'application/octet-stream'],
        ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', undefined],
      ] as const) {
        const response = await fetch(await store.signGet({ ...object, contentType }, 300))
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe(served ?? contentType)
        expect(response.headers.get('content-disposition')).toBe(
          `attachment; filename="arrival notice.pdf"; filename*=UTF-8''arrival%20notice.pdf`,
        )
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
      }
    })

    test('a download link expires after at most 300 seconds, and is accepted for nothing else', async () => {
      const { at } = stageOf()
      const store = fresh()
      const { signed, bytes, object } = await announce(store)
      await put(signed, bytes)
      const statusOf = async (url: string) => (await fetch(url)).status
      const past = at(Date.now() - 301_000)
      expect(await statusOf(await past.signGet(object, 300))).toBe(403)
      expect(await statusOf(await past.signGet(object, 86_400))).toBe(403)
      const url = await store.signGet(object, 300)
      expect(await statusOf(forged(url))).toBe(403)
      expect(await statusOf(signed.url)).toBe(403)
      await store.remove(object.key)
      expect(await statusOf(url)).toBe(404)
    })

    test('our bytes are stored once, and existing and missing objects are removed', async () => {
      const store = fresh()
      const bytes = Buffer.from('To: notices@lakeside.example\r\n\r\nSee attached.')
      const object = announcedOf(bytes)
      await store.put(object, bytes)
      await expect(store.put(object, bytes)).rejects.toThrow()
      expect((await contentOf(store, object.key)).equals(bytes)).toBe(true)
      await expect(store.put(announcedOf(bytes, { checksum: 'AAAAAAAAAAAAAAAAAAAAAA==' }), bytes)).rejects.toThrow()
      await store.remove(object.key)
      await store.remove(object.key)
      expect(await store.size(object.key)).toBeNull()
    })
  })
}

/** A link with the payload of one link and the signature of another. */
const spliced = (one: string, other: string) =>
  one.slice(0, one.lastIndexOf('--')) + other.slice(other.lastIndexOf('--'))

/** Announces the length of the file, sends half of it, and disconnects. */
const cutOff = async ({ url, headers }: { url: string; headers: Record<string, string> }, bytes: Buffer) => {
  const { hostname, port, pathname, search, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.on('error', () => {})
  socket.write(
    `PUT ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${bytes.length}\r\n${lines.join('')}\r\n`,
  )
  socket.write(bytes.subarray(0, bytes.length / 2))
  await setTimeout(200)
  socket.destroy()
  await setTimeout(200)
}
