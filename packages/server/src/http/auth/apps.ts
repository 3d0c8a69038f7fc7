import { invalidField, requestEnded } from '@boxtrail/protocol/errors'
import { listApps } from '../../identity/oauth/connection-queries.ts'
import { connect, disconnect } from '../../identity/oauth/connections.ts'
import { isLoopback, redirectHost } from '../../identity/oauth/redirect-uri.ts'
import { decideRequest, findRequest } from '../../identity/oauth/request-queries.ts'
import { isScope } from '../../identity/oauth/scopes.ts'
import { mayWrite } from '../../identity/users/roles.ts'
import { bodies } from './bodies.ts'
import { expiredConnectCookie, hasConnectCookie } from './connect-cookie.ts'
import type { SignedIn, Visit } from './handlers.ts'
import type { Answer } from './respond.ts'

interface AuthorizationRequest {
  params: { client_id: string; redirect_uri: string; scope: string }
  returnTo: string
}

/** The request of a client; found only in the browser in which it began. */
const connectRequestOf = async ({ pool, params, cookies, config }: Visit) => {
  const uid = params.uid!
  const found = hasConnectCookie(cookies, uid, config.baseUrl) ? await findRequest(pool, uid) : undefined
  if (!found) throw requestEnded()
  const { params: requested, returnTo } = found.payload as unknown as AuthorizationRequest
  return { uid, requested, returnTo, clientName: found.client_name, scopes: requested.scope.split(' ').filter(isScope) }
}

/** The host whose document describes the client; null for a client that described itself. */
const publisherOf = (clientId: string): string | null => (clientId.startsWith('https:') ? new URL(clientId).host : null)

export const getConnectRequest = async (visit: SignedIn): Promise<Answer> => {
  const { requested, clientName, scopes } = await connectRequestOf(visit)
  return {
    status: 200,
    body: {
      app: {
        name: clientName,
        redirect_host: redirectHost(requested.redirect_uri),
        is_on_this_machine: isLoopback(requested.redirect_uri),
        publisher: publisherOf(requested.client_id),
      },
      scopes,
      may_write: mayWrite(visit.session.role),
    },
  }
}

export const allowConnect = async (visit: SignedIn): Promise<Answer> => {
  const { uid, requested, returnTo, clientName, scopes } = await connectRequestOf(visit)
  const { accountId, userId } = visit.session.caller
  const allowed = visit.read(bodies.allowApp)
  if (allowed.account_id !== accountId) throw invalidField('account_id', 'You are signed in to another account now.')
  const granted = scopes.filter((scope) => allowed.scopes.includes(scope))
  if (granted.length === 0) throw invalidField('scopes', 'Allow something that the app asks for, or cancel.')
  const redirect = redirectHost(requested.redirect_uri)
  const connection = {
    accountId,
    userId,
    clientId: requested.client_id,
    clientName,
    redirectHost: redirect,
    scopes: granted,
  }
  await connect(visit.pool, uid, connection, visit.device)
  return decided(visit, uid, returnTo)
}

export const refuseConnect = async (visit: SignedIn): Promise<Answer> => {
  const { uid, returnTo } = await connectRequestOf(visit)
  const result = { error: 'access_denied', error_description: 'The user did not allow it.' }
  if (!(await decideRequest(visit.pool, uid, result))) throw requestEnded()
  return decided(visit, uid, returnTo)
}

/** The page continues at this service, which sends the browser back to the client. */
const decided = ({ config }: Visit, uid: string, returnTo: string): Answer => ({
  status: 200,
  body: { continue_at: returnTo },
  cookie: expiredConnectCookie(uid, config.baseUrl),
})

export const getApps = async ({ pool, session, config }: SignedIn): Promise<Answer> => {
  const { accountId, userId } = session.caller
  const apps = (await listApps(pool, accountId, userId)).map(({ client_id, client_name, ...app }) => ({
    ...app,
    name: client_name,
    publisher: publisherOf(client_id),
  }))
  return { status: 200, body: { server_url: config.baseUrl, apps } }
}

export const disconnectApp = async ({ pool, session, params, device }: SignedIn): Promise<Answer> => {
  await disconnect(pool, session.caller, params.id!, device)
  return { status: 204 }
}
