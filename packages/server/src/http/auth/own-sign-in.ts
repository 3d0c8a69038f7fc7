import { invalidField, notFound } from '@boxtrail/protocol/errors'
import { endConnectionsOfPerson } from '../../identity/oauth/connection-queries.ts'
import { attempt, limitsOfPassword } from '../../identity/sessions/limit-attempts.ts'
import { endOtherSessions, endSession, endSessionsOfPerson, listSessions } from '../../identity/sessions/queries.ts'
import { openSession } from '../../identity/sessions/sessions.ts'
import { hashPassword, isPassword } from '../../identity/users/password.ts'
import { findPerson, setPassword } from '../../identity/users/queries.ts'
import { bodies, isOtherThan, SAME_AS_EMAIL } from './bodies.ts'
import { expiredCookie } from './cookie.ts'
import { membershipOf, note, opened, type SignedIn } from './handlers.ts'
import type { Answer } from './respond.ts'

export const changePassword = async (visit: SignedIn): Promise<Answer> => {
  const { pool, session, device } = visit
  const given = visit.read(bodies.changePassword)
  const { password_hash: known, email } = await findPerson(pool, session.personId)
  // Attempts are counted per person and not per e-mail address, because another person's right password for the same
  // address must not reset the count.
  const tried = { email: session.personId, address: device.address }
  const isRight = await attempt(pool, limitsOfPassword(tried), async () =>
    (await isPassword(given.current_password, known)) ? 'right' : 'wrong',
  )
  if (!isRight) {
    await note(visit, session.caller, 'password.wrong')
    throw invalidField('current_password', 'This is not your password.')
  }
  if (!isOtherThan(email, given.password)) throw invalidField('password', SAME_AS_EMAIL)
  const changed = await hashPassword(given.password, known)
  // Hashing with the salt of the known hash gives the same hash for the same password.
  if (changed === known) throw invalidField('password', 'This is your password already.')
  await setPassword(pool, session.personId, changed)
  await endSessionsOfPerson(pool, session.personId)
  // Whoever knew the password may have connected an app.
  if (!given.keep_apps) await endConnectionsOfPerson(pool, session.personId)
  return opened(visit, await openSession(pool, membershipOf(session), device), 'password.changed')
}

export const getSessions = async ({ pool, session }: SignedIn): Promise<Answer> => {
  const sessions = (await listSessions(pool, session.personId)).map((one) => ({
    ...one,
    is_current: one.id === session.sessionId,
  }))
  return { status: 200, body: { sessions } }
}

export const endOtherSession = async (visit: SignedIn): Promise<Answer> => {
  const { pool, session, params, config } = visit
  if (!(await endSession(pool, session.personId, params.id!))) throw notFound()
  await note(visit, session.caller, 'session.ended')
  return { status: 204, cookie: params.id === session.sessionId ? expiredCookie(config.baseUrl) : undefined }
}

/** Ends all sessions of the person except this one. */
export const endAllOtherSessions = async (visit: SignedIn): Promise<Answer> => {
  const { pool, session } = visit
  const ended = await endOtherSessions(pool, session.personId, session.sessionId)
  await note(visit, session.caller, 'session.others_ended', undefined, { ended })
  return { status: 204 }
}
