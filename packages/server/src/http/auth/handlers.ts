import { notFound, ownersOnly, wrongCode } from '@boxtrail/protocol/errors'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { appendAudit } from '../../identity/audit-events/append-audit.ts'
import {
  acceptInvitation,
  type Invited,
  invitationPath,
  invite,
  openInvitation,
} from '../../identity/invitations/invitations.ts'
import { deleteInvitation, listInvitations } from '../../identity/invitations/queries.ts'
import { changeRole } from '../../identity/members/members.ts'
import { attempt, limitsOfSetup } from '../../identity/sessions/limit-attempts.ts'
import { endSession } from '../../identity/sessions/queries.ts'
import {
  type Device,
  type Membership,
  type OpenedSession,
  openSession,
  signIn,
  switchAccount,
} from '../../identity/sessions/sessions.ts'
import { createOwner, isSetupCode } from '../../identity/users/create-owner.ts'
import { findMemberships, findPerson, listMembers, renameAccount } from '../../identity/users/queries.ts'
import { bodies } from './bodies.ts'
import { cookieWith, expiredCookie } from './cookie.ts'
import { cookieOfDevice } from './device-cookie.ts'
import type { Answer } from './respond.ts'
import type { Session } from './sessions.ts'

/** A request of the web application. */
export interface Visit extends Context {
  session: Session | undefined
  device: Device
  params: Record<string, string>
  /** The header with all cookies. */
  cookies: string | undefined
  /** The body, checked. */
  read<Schema extends z.ZodType>(schema: Schema): z.output<Schema>
}

/** A request of the web application by a signed-in user. */
export interface SignedIn extends Visit {
  session: Session
}

export const membershipOf = ({ personId, caller: { accountId, userId } }: Session): Membership => ({
  accountId,
  userId,
  personId,
})

/** Who is signed in, to which account, and to which others they may switch. */
const describe = async (visit: Visit, { personId, accountId, userId }: Membership) => {
  const [person, memberships] = await Promise.all([
    findPerson(visit.pool, personId),
    findMemberships(visit.pool, personId),
  ])
  const accounts = memberships.map(({ account_id: id, company_name, role }) => ({ id, company_name, role }))
  return {
    user: { id: userId, name: person.name, email: person.email },
    account: accounts.find(({ id }) => id === accountId),
    accounts: accounts.sort((a, b) => a.company_name.localeCompare(b.company_name)),
  }
}

/** Records what a user did, and to which user or invitation. */
export const note = (
  { pool, device }: Visit,
  { accountId, userId }: { accountId: string; userId: string },
  action: string,
  subject?: { type: string; id: string },
  details: Record<string, unknown> = {},
) => appendAudit(pool, { accountId, action, actor: 'user', userId, device, subject, details })

/** Continues under a new session id: an id from before is no longer valid. */
export const opened = async (visit: Visit, { of, token }: OpenedSession, action: string): Promise<Answer> => {
  await note(visit, of, action)
  if (visit.session) await endSession(visit.pool, visit.session.personId, visit.session.sessionId)
  return {
    status: 200,
    body: await describe(visit, of),
    cookie: cookieWith(token, visit.config.baseUrl),
    deviceCookie: cookieOfDevice(visit, visit.device.known ?? null, of.personId),
  }
}

export const ownerOf = ({ session }: SignedIn): Session => {
  if (session.role !== 'owner') throw ownersOnly()
  return session
}

export const getSession = async (visit: SignedIn): Promise<Answer> => {
  return { status: 200, body: await describe(visit, membershipOf(visit.session)) }
}

export const createSession = async (visit: Visit): Promise<Answer> =>
  opened(visit, await signIn(visit.pool, visit.read(bodies.signIn), visit.device), 'session.created')

export const deleteSession = async (visit: Visit): Promise<Answer> => {
  const { session, pool, config } = visit
  if (session) {
    await endSession(pool, session.personId, session.sessionId)
    await note(visit, session.caller, 'session.ended')
  }
  return { status: 204, cookie: expiredCookie(config.baseUrl) }
}

export const chooseAccount = async (visit: SignedIn): Promise<Answer> => {
  const { account_id } = visit.read(bodies.switchAccount)
  return opened(
    visit,
    await switchAccount(visit.pool, visit.session.personId, account_id, visit.device),
    'session.account_chosen',
  )
}

export const setUp = async (visit: Visit): Promise<Answer> => {
  const { code, company_name: companyName, ...owner } = visit.read(bodies.createOwner)
  const isRight = await attempt(visit.pool, limitsOfSetup(visit.device.address), async () =>
    isSetupCode(visit.signer, code) ? 'right' : 'wrong',
  )
  if (!isRight) throw wrongCode()
  const of = await createOwner(visit.pool, { ...owner, companyName })
  return opened(visit, await openSession(visit.pool, of, visit.device), 'account.owner_created')
}

export const getMembers = async ({ pool, session }: SignedIn): Promise<Answer> => {
  const { accountId } = session.caller
  const [members, invitations] = await Promise.all([listMembers(pool, accountId), listInvitations(pool, accountId)])
  return { status: 200, body: { members, invitations } }
}

export const createInvitation = async (visit: SignedIn): Promise<Answer> => {
  const { caller } = ownerOf(visit)
  const { email, role } = visit.read(bodies.invite)
  const invitation = { accountId: caller.accountId, email, role, invitedBy: caller.userId }
  const { id, token, expiresAt } = await invite(visit.pool, invitation)
  const url = `${visit.config.baseUrl}${invitationPath(token)}`
  await note(visit, caller, 'invitation.created', { type: 'invitation', id }, { email, role })
  return { status: 201, body: { id, email, role, url, expires_at: expiresAt } }
}

export const withdrawInvitation = async (visit: SignedIn): Promise<Answer> => {
  const { caller } = ownerOf(visit)
  const id = visit.params.id!
  if (!(await deleteInvitation(visit.pool, caller.accountId, id))) throw notFound()
  await note(visit, caller, 'invitation.withdrawn', { type: 'invitation', id })
  return { status: 204 }
}

export const getInvitation = async ({ pool, params }: Visit): Promise<Answer> => {
  const { email, company_name, role } = await openInvitation(pool, params.token!)
  return { status: 200, body: { email, company_name, role } }
}

export const takeInvitation = async (visit: Visit): Promise<Answer> => {
  const token = visit.params.token!
  const { email } = await openInvitation(visit.pool, token)
  const invited = (await invitedOf(visit, email)) ?? visit.read(bodies.accept)
  return opened(visit, await acceptInvitation(visit.pool, token, invited, visit.device), 'invitation.accepted')
}

/** The invited person if they are signed in with this e-mail address and the body is empty. */
const invitedOf = async ({ pool, session, read }: Visit, email: string): Promise<Invited | undefined> => {
  if (!session || !read(bodies.isEmpty)) return undefined
  return (await findPerson(pool, session.personId)).email === email ? { personId: session.personId } : undefined
}

export const setMemberRole = async (visit: SignedIn): Promise<Answer> => {
  const { caller } = ownerOf(visit)
  const [id, { role }] = [visit.params.id!, visit.read(bodies.changeRole)]
  await changeRole(visit.pool, caller.accountId, id, role)
  await note(visit, caller, 'member.role_changed', { type: 'user', id }, { role })
  if (caller.userId !== visit.params.id) return { status: 204 }
  const { token } = await openSession(visit.pool, membershipOf(visit.session), visit.device)
  return { status: 204, cookie: cookieWith(token, visit.config.baseUrl) }
}

export const removeMember = async (visit: SignedIn): Promise<Answer> => {
  const { caller } = visit.session
  const leaves = caller.userId === visit.params.id
  if (!leaves) ownerOf(visit)
  await changeRole(visit.pool, caller.accountId, visit.params.id!, null)
  await note(visit, caller, 'member.removed', { type: 'user', id: visit.params.id! })
  return { status: 204, cookie: leaves ? expiredCookie(visit.config.baseUrl) : undefined }
}

export const renameCompany = async (visit: SignedIn): Promise<Answer> => {
  const { caller } = ownerOf(visit)
  const { company_name } = visit.read(bodies.renameCompany)
  await renameAccount(visit.pool, caller.accountId, company_name)
  await note(visit, caller, 'account.renamed', { type: 'account', id: caller.accountId }, { company_name })
  return { status: 200, body: await describe(visit, membershipOf(visit.session)) }
}
