import { hash } from 'node:crypto'
import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { findClient, insertClient, recordClientUse } from '../../identity/oauth/client-queries.ts'
import { findConnection } from '../../identity/oauth/connection-queries.ts'
import { endConnection, subjectOf } from '../../identity/oauth/connections.ts'
import { redirectProblem } from '../../identity/oauth/redirect-uri.ts'
import { deleteRequest, findRequest, saveRequest } from '../../identity/oauth/request-queries.ts'
import {
  consumeToken,
  deleteToken,
  findToken,
  insertToken,
  type TokenKind,
} from '../../identity/oauth/token-queries.ts'
import { networkOf } from '../../identity/sessions/network.ts'
import { resourceOf } from './resource.ts'

/**
 * How long a used refresh token is accepted again, for the same successor. Clients refresh from several processes at
 * once, of which otherwise one would succeed and the others would lose the connection.
 */
export const GRACE_MS = 60_000
/** The most clients that one network may register in an hour. */
const MAX_REGISTRATIONS = 20

type Parts = Pick<Context, 'pool' | 'clock' | 'config'>
type Stored = AdapterPayload | undefined

const nothing: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
}

/** The storage of the OAuth library. */
export const createAdapter = (parts: Parts): ((model: string) => Adapter) => {
  const models: Record<string, Adapter> = {
    Client: clients(parts),
    Interaction: requests(parts),
    Grant: connections(parts),
    AuthorizationCode: tokens(parts, 'code'),
    AccessToken: tokens(parts, 'access'),
    RefreshToken: tokens(parts, 'refresh'),
    // Only our own session shows who is signed in; each sign-in of a client asks the user again.
    Session: nothing,
  }
  return (model) => models[model] ?? nothing
}

const clients = ({ pool }: Parts): Adapter => ({
  ...nothing,
  // A client that was registered before its address was refused has to register again.
  find: async (id) => {
    const found = (await findClient(pool, id)) as Stored
    return (found?.redirect_uris as string[] | undefined)?.every((uri) => redirectProblem(uri) === null)
      ? found
      : undefined
  },
  upsert: async (id, metadata) => {
    const networkHash = hash('sha256', networkOf(Provider.ctx!.ip), 'hex')
    const isAdmitted = await transaction(pool, (client) =>
      insertClient(client, { id, metadata, networkHash }, MAX_REGISTRATIONS),
    )
    if (!isAdmitted) throw new TooManyClients()
  },
})

class TooManyClients extends errors.OIDCProviderError {
  constructor() {
    super(429, 'temporarily_unavailable')
    this.error_description = `More than ${MAX_REGISTRATIONS} clients were registered from your network in an hour. Try again later, or use a client that is registered already.`
  }
}

const requests = ({ pool }: Parts): Adapter => ({
  ...nothing,
  upsert: async (id, { jti: _, ...payload }) => {
    const client = Provider.ctx?.oidc.client
    if (client) await recordClientUse(pool, client.clientId)
    await saveRequest(pool, { id, payload, clientName: client?.clientName ?? null, expiresAtS: payload.exp! })
  },
  find: async (id) => {
    const found = await findRequest(pool, id)
    return found && ({ ...(found.payload as object), jti: id } as AdapterPayload)
  },
  destroy: async (id) => void (await deleteRequest(pool, id)),
})

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000)

/** Connections are made when a user consents, not by the library. */
const connections = ({ pool, config }: Parts): Adapter => ({
  ...nothing,
  find: async (id) => {
    const found = await findConnection(pool, id)
    return (
      found &&
      ({
        jti: id,
        kind: 'Grant',
        accountId: subjectOf(found.account_id, found.user_id),
        clientId: found.client_id,
        resources: { [resourceOf(config.baseUrl)]: found.scopes.join(' ') },
        iat: seconds(found.created_at),
        exp: seconds(found.expires_at),
      } as AdapterPayload)
    )
  },
  destroy: (id) => {
    const { ip, request, oidc } = Provider.ctx!
    const device = { address: ip || null, userAgent: request.get('user-agent') || null }
    // The library destroys a grant on request, or because a code or a refresh token was used twice.
    return endConnection(pool, id, oidc.route === 'revocation' ? 'app.signed_out' : 'app.token_reused', device)
  },
})

const tokens = ({ pool, clock }: Parts, kind: TokenKind): Adapter => ({
  ...nothing,
  // The id is the token itself, which is not stored.
  upsert: async (token, { jti: _, ...payload }) => {
    const given = { token, connectionId: payload.grantId!, kind, payload, expiresAtS: payload.exp! }
    if (!(await insertToken(pool, given))) throw new errors.InvalidGrant('the connection was ended')
  },
  find: async (token) => {
    const found = await findToken(pool, token, kind)
    if (!found) return undefined
    const usedMs = found.consumed_at?.getTime()
    const graceMs = kind === 'refresh' ? GRACE_MS : 0
    const isUsed = usedMs !== undefined && clock().getTime() >= usedMs + graceMs
    const consumed = isUsed ? { consumed: Math.floor(usedMs / 1_000) } : {}
    return { ...(found.payload as object), ...consumed, jti: token } as AdapterPayload
  },
  consume: async (token) => {
    const isFirst = await consumeToken(pool, token, kind, clock())
    // If two exchanges happen at the same moment, one gets the tokens. A refresh token may be used again for a while.
    if (!isFirst && kind === 'code') throw new errors.InvalidGrant('authorization code already consumed')
  },
  destroy: async (token) => void (await deleteToken(pool, token)),
  // Tokens are deleted with their connection.
  revokeByGrantId: async () => {},
})
