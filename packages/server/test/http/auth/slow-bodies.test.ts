import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { listen } from '../../harness/http/sockets.ts'
import { OWNER, setUpOwner } from '../../harness/records/people.ts'

const api = await testApi()
await setUpOwner(api)
const send = await listen(api.app)

const requestOf = (path: string, body: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: boxtrail.test\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n` +
  `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const statusOf = (answer: string) => Number(answer.split(' ')[1])

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const signIn = JSON.stringify({ email: OWNER.email, password: OWNER.password })
const refresh = 'grant_type=refresh_token&client_id=nobody&refresh_token=none'

test.each([
  ['/auth/session', signIn, json, 200],
  ['/oauth/token', refresh, form, 401],
  ['/oauth/revoke', 'client_id=nobody&token=none', form, 401],
  ['/oauth/register', JSON.stringify({ redirect_uris: ['http://127.0.0.1/callback'] }), json, 201],
])(
  'eighty slow bodies from one address do not keep other clients at that address from %s',
  async (path, body, type, status) => {
    const whole = requestOf(path, body, type)
    const [begun, rest] = [whole.slice(0, -5), whole.slice(-5)]
    const finish: (() => void)[] = []
    const slow = Array.from({ length: 80 }, () => send(begun, (socket) => finish.push(() => socket.write(rest))))
    expect(statusOf(await send(whole))).toBe(status)
    // Four of the slow requests go on. They had to wait, but were not refused.
    for (const each of finish.slice(0, 4)) each()
    expect((await Promise.all(slow.slice(0, 4))).map(statusOf)).toEqual(Array(4).fill(status))
  },
)
