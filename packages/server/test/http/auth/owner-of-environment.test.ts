import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../../src/config/config.ts'
import { ensureDemoAccount } from '../../../src/identity/accounts/ensure-demo-account.ts'
import { ensureOwner } from '../../../src/identity/users/create-owner.ts'
import { testApi } from '../../harness/api.ts'
import { openBrowser } from '../../harness/http/browser.ts'
import { temporary } from '../../harness/temporary.ts'

const { app, context } = await testApi()
const password = 'a password of the operator'
const email = 'Ops@Lakeside.example'

test('the owner that the environment names is created once', async () => {
  await ensureDemoAccount(context.pool)
  const { owner } = readConfig({ BOXTRAIL_OWNER_EMAIL: email, BOXTRAIL_OWNER_PASSWORD: password })
  expect([await ensureOwner(context.pool, owner!), await ensureOwner(context.pool, owner!)]).toEqual([true, false])
  const { status, body } = await openBrowser(app).send('POST', '/auth/session', { body: { email, password } })
  expect([status, body.user.email, body.account.role]).toEqual([200, 'ops@lakeside.example', 'owner'])
})

test('the password is read from a file, without the end of its line', () => {
  const file = join(temporary(), 'password')
  writeFileSync(file, `${password}\n`)
  const { owner } = readConfig({ BOXTRAIL_OWNER_EMAIL: email, BOXTRAIL_OWNER_PASSWORD_FILE: file })
  expect(owner).toEqual({ email: 'ops@lakeside.example', password })
})

test.each([
  ['no password', { BOXTRAIL_OWNER_EMAIL: email }, 'BOXTRAIL_OWNER_PASSWORD: is missing'],
  ['no e-mail address', { BOXTRAIL_OWNER_PASSWORD: password }, 'BOXTRAIL_OWNER_EMAIL: is missing'],
  ['a short password', { BOXTRAIL_OWNER_EMAIL: email, BOXTRAIL_OWNER_PASSWORD: 'short' }, '12 to 256 characters'],
  ['no address at all', { BOXTRAIL_OWNER_EMAIL: 'ops', BOXTRAIL_OWNER_PASSWORD: password }, 'is not an e-mail address'],
])('the error names what is wrong with an owner that has %s', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).not.toThrow(password)
})
