import { notFound, requestEnded } from '@boxtrail/protocol/errors'
import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { type AuditEvent, appendAudit } from '../audit-events/append-audit.ts'
import { deleteApp, deleteConnection, insertConnection, type NewConnection, supersede } from './connection-queries.ts'
import { decideRequest } from './request-queries.ts'

type Device = NonNullable<AuditEvent['device']>

/** The user of a connection, as the tokens name them: one person, in one account. */
export const subjectOf = (accountId: string, userId: string): string => `${accountId}:${userId}`

export const readSubject = (subject: string): { accountId: string; userId: string } => {
  const [accountId = '', userId = ''] = subject.split(':')
  return { accountId, userId }
}

/**
 * Whether a client is from one machine. A registration is; a document may describe a client on many machines, each of
 * which keeps its connection.
 */
const isFromOneMachine = (clientId: string): boolean => !clientId.startsWith('https:')

/** Lets a client act for a user, and answers the request with which it asked to. */
export const connect = (
  pool: Pool,
  requestId: string,
  given: Omit<NewConnection, 'id'>,
  device: Device,
): Promise<void> =>
  transaction(pool, async (client) => {
    const { accountId, userId, clientId, clientName, redirectHost, scopes } = given
    const id = idv7()
    const login = { accountId: subjectOf(accountId, userId), remember: false }
    if (!(await decideRequest(client, requestId, { login, consent: { grantId: id } }))) throw requestEnded()
    if (isFromOneMachine(clientId)) await supersede(client, accountId, userId, clientId)
    await insertConnection(client, { ...given, id })
    const subject = { type: 'app', id }
    const details = { app: clientName, redirect_host: redirectHost, scopes }
    await appendAudit(client, { accountId, action: 'app.connected', actor: 'user', userId, device, subject, details })
  })

/** Ends what a user allowed an app, on every machine. */
export const disconnect = (
  pool: Pool,
  { accountId, userId }: { accountId: string; userId: string },
  id: string,
  device: Device,
): Promise<void> =>
  transaction(pool, async (client) => {
    const app = await deleteApp(client, accountId, userId, id)
    if (!app) throw notFound()
    const subject = { type: 'app', id }
    const details = { app: app.client_name, redirect_host: app.redirect_host }
    await appendAudit(client, {
      accountId,
      action: 'app.disconnected',
      actor: 'user',
      userId,
      device,
      subject,
      details,
    })
  })

/** Ends one connection because of what its client did. */
export const endConnection = (
  pool: Pool,
  id: string,
  action: 'app.signed_out' | 'app.token_reused',
  device: Device,
): Promise<void> =>
  transaction(pool, async (client) => {
    const ended = await deleteConnection(client, id)
    if (!ended) return
    const { account_id: accountId, user_id: userId } = ended
    const subject = { type: 'app', id }
    const details = { app: ended.client_name, redirect_host: ended.redirect_host }
    await appendAudit(client, { accountId, action, actor: 'nobody', userId, device, subject, details })
  })
