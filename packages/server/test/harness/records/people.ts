import type { Pool } from 'pg'
import { ensureDemoAccount } from '../../../src/identity/accounts/ensure-demo-account.ts'
import { invite } from '../../../src/identity/invitations/invitations.ts'
import { setupCode } from '../../../src/identity/users/create-owner.ts'
import type { Role } from '../../../src/identity/users/roles.ts'
import type { TestApi } from '../api.ts'
import { type Browser, openBrowser } from '../http/browser.ts'

export const PASSWORD = 'correct horse battery'
export const OWNER = { name: 'Ada Owner', email: 'ada@lakeside.example', password: PASSWORD }

/** Creates the first owner, and returns a browser that is signed in to the first account. */
export const setUpOwner = async ({ app, context }: TestApi): Promise<Browser> => {
  await ensureDemoAccount(context.pool)
  const browser = openBrowser(app)
  const body = { ...OWNER, code: setupCode(context.signer), company_name: 'Lakeside Furniture' }
  const { status } = await browser.send('POST', '/auth/owner', { body })
  if (status !== 200) throw new Error(`the owner was not created: ${status}`)
  return browser
}

/**
 * Makes each delay after failed sign-ins an hour longer: the first lasts a second, and on a busy machine a test would
 * not send its next request within it.
 */
export const lengthenSignInDelays = (pool: Pool) =>
  pool.query(`
    create function lengthen_delay() returns trigger language plpgsql as $$
      begin new.blocked_until := new.blocked_until + interval '1 hour'; return new; end $$;
    create trigger lengthen_delay before insert or update of failures on sign_in_attempts
      for each row execute function lengthen_delay();`)

interface Joining {
  accountId: string
  email: string
  role: Role
  password?: string
  /** The browser of a user who is signed in with the e-mail address. Without it, a new user is created. */
  browser?: Browser
}

/** Accepts an invitation to an account, as a new user or the given one, and returns the browser. */
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
