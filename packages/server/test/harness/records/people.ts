import { ensureDemoAccount } from '../../../src/identity/accounts/ensure-demo-account.ts'
import { invite } from '../../../src/identity/invitations/invitations.ts'
import { setupCode } from '../../../src/identity/users/create-owner.ts'
import type { Role } from '../../../src/identity/users/roles.ts'
import type { TestApi } from '../api.ts'
import { type Browser, openBrowser } from '../http/browser.ts'

export const PASSWORD = 'correct horse battery'
export const OWNER = { name: 'Ada Owner', email: 'ada@lakeside.example', password: PASSWORD }

/** The first owner, signed in to the first account. */
export const setUpOwner = async ({ app, context }: TestApi): Promise<Browser> => {
  await ensureDemoAccount(context.pool)
  const browser = openBrowser(app)
  const body = { ...OWNER, code: setupCode(context.signer), company_name: 'Lakeside Furniture' }
  const { status } = await browser.send('POST', '/auth/owner', { body })
  if (status !== 200) throw new Error(`the owner was not created: ${status}`)
  return browser
}

interface Joining {
  accountId: string
  email: string
  role: Role
  password?: string
  /** Of a user who is signed in with the e-mail address; otherwise it is a new user. */
  browser?: Browser
}

/** A user who accepted an invitation to an account. */
export const join = async (
  { app, context }: TestApi,
  { accountId, email, role, password = PASSWORD, browser }: Joining,
): Promise<Browser> => {
  const { token } = await invite(context.pool, { accountId, email, role, invitedBy: null })
  const joining = browser ?? openBrowser(app)
  const body = browser ? {} : { name: email.split('@')[0], password }
  const { status } = await joining.send('POST', `/auth/invitations/${token}/accept`, { body })
  if (status !== 200) throw new Error(`the invitation was not accepted: ${status}`)
  return joining
}
