import { expect, test } from 'vitest'
import { addMember } from '../../../src/identity/members/manage-members.ts'
import { testApi } from '../../harness/api.ts'
import { type Browser, openBrowser } from '../../harness/http/browser.ts'
import { join, PASSWORD } from '../../harness/records/people.ts'

const api = await testApi()
const { app, context } = api
const { pool } = context

/** A new account, and its owner. */
const tenant = async () => {
  const { accountId } = await api.otherAccount()
  const email = `owner-${crypto.randomUUID()}@lakeside.example`
  return { accountId, owner: await join(api, { accountId, email, role: 'owner' }) }
}

const known = `known-${crypto.randomUUID()}@lakeside.example`
const confirmed = `confirmed-${crypto.randomUUID()}@lakeside.example`
const former = `former-${crypto.randomUUID()}@lakeside.example`
{
  const { accountId, owner } = await tenant()
  for (const email of [known, former]) await join(api, { accountId, email, role: 'member' })
  await addMember(pool, { accountId, email: confirmed, role: 'member' })
  const { members } = (await owner.send('GET', '/auth/members')).body
  const { id } = members.find((one: { email: string }) => one.email === former)
  await owner.send('DELETE', `/auth/members/${id}`)
}

/** The content of an answer, without what differs each time. */
const told = (email: string, { status, body, headers }: Awaited<ReturnType<Browser['send']>>) => ({
  status,
  headers: [...headers.keys()],
  body: JSON.stringify(body ?? null)
    .replaceAll(email, 'EMAIL')
    .replace(/owner-[\w-]+@/g, 'OWNER@')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/invitations\/[\w-]+/g, 'TOKEN')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
})

/** All answers to a client that invites an address, opens the link and signs in. */
const seenOf = async (email: string) => {
  await pool.query('delete from sign_in_attempts')
  const { owner } = await tenant()
  const seen: object[] = []
  const see = async (browser: Browser, method: string, path: string, body?: object) => {
    const answer = await browser.send(method, path, body === undefined ? {} : { body })
    seen.push({ method, ...told(email, answer) })
    return answer
  }
  const invited = await see(owner, 'POST', '/auth/invitations', { email, role: 'member' })
  const again = await see(owner, 'POST', '/auth/invitations', { email, role: 'member' })
  await see(owner, 'GET', '/auth/members')
  const link = `/auth/invitations/${new URL(again.body.url).pathname.split('/').at(-1)}`
  const opener = openBrowser(app)
  await see(opener, 'GET', link)
  for (const body of [{}, { name: 'X' }, { name: 'X', password: 'short' }])
    await see(opener, 'POST', `${link}/accept`, body)
  await see(opener, 'POST', `/auth/invitations/${new URL(invited.body.url).pathname.split('/').at(-1)}/accept`, {})
  await see(opener, 'POST', `${link}/accept`, { name: 'X', password: 'a password of my own' })
  await see(opener, 'POST', `${link}/accept`, { name: 'X', password: 'a password of my own' })
  for (const path of ['/auth/session', '/auth/sessions', '/auth/apps']) await see(opener, 'GET', path)
  for (const password of ['a password of my own', PASSWORD.slice(1), 'a password of my own'])
    await see(openBrowser(app), 'POST', '/auth/session', { email, password })
  await see(opener, 'PUT', '/auth/password', {
    current_password: 'a password of my own',
    password: 'another of my own',
  })
  await see(owner, 'GET', '/auth/members')
  await see(owner, 'POST', '/auth/invitations', { email, role: 'member' })
  return seen
}

test.each([
  ['is a member elsewhere', known],
  ['was added elsewhere by the operator', confirmed],
  ['was a member elsewhere', former],
])('the invitation of an address reveals as much when its user %s as when nobody uses it', async (_, email) => {
  expect(await seenOf(email)).toEqual(await seenOf(`nobody-${crypto.randomUUID()}@lakeside.example`))
})
