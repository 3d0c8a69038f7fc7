import { randomUUID } from 'node:crypto'
import {
  invalidField,
  methodNotAllowed,
  notFound,
  signedOut,
  unknownHost,
  unsupportedMediaType,
} from '@boxtrail/protocol/errors'
import { readBody } from '@boxtrail/protocol/read/body'
import { readMediaType } from '@boxtrail/protocol/read/media-type'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Hono, Context as HttpContext } from 'hono'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { hasOwner } from '../../identity/users/queries.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { ClientAddress } from '../transport/client-address.ts'
import type { OwnHosts } from '../transport/hosts.ts'
import { measure } from '../transport/measure.ts'
import { asApiError } from '../transport/problems.ts'
import { createAddressSlots, type Slots } from '../transport/slots.ts'
import { receiveBytes, type Spool } from '../transport/spool.ts'
import * as apps from './apps.ts'
import { knownDevice } from './device-cookie.ts'
import * as handlers from './handlers.ts'
import * as own from './own-sign-in.ts'
import { type Answer, asAnswer, respondWith } from './respond.ts'
import { refuseOtherSites } from './same-origin.ts'
import type { Sessions } from './sessions.ts'

type Route =
  | { who: 'anybody'; run: (visit: handlers.Visit) => Promise<Answer> }
  | { who: 'signed in'; run: (visit: handlers.SignedIn) => Promise<Answer> }

const anybody = (run: (visit: handlers.Visit) => Promise<Answer>): Route => ({ who: 'anybody', run })
const signedIn = (run: (visit: handlers.SignedIn) => Promise<Answer>): Route => ({ who: 'signed in', run })

/**
 * The routes that the web application calls to sign in, and to manage members and apps. It is their only client, so
 * that they are not in the contract.
 */
const routes: Record<string, Record<string, Route>> = {
  '/auth/session': {
    GET: signedIn(handlers.getSession),
    POST: anybody(handlers.createSession),
    DELETE: anybody(handlers.deleteSession),
  },
  '/auth/session/account': { PUT: signedIn(handlers.chooseAccount) },
  '/auth/owner': { POST: anybody(handlers.setUp) },
  '/auth/members': { GET: signedIn(handlers.getMembers) },
  '/auth/members/:id': { PATCH: signedIn(handlers.setMemberRole), DELETE: signedIn(handlers.removeMember) },
  '/auth/invitations': { POST: signedIn(handlers.createInvitation) },
  '/auth/invitations/:id': {
    // The path of a GET has the token of the link, that of a DELETE the id.
    GET: anybody(({ params, ...visit }) => handlers.getInvitation({ ...visit, params: { token: params.id! } })),
    DELETE: signedIn(handlers.withdrawInvitation),
  },
  '/auth/invitations/:token/accept': { POST: anybody(handlers.takeInvitation) },
  '/auth/apps': { GET: signedIn(apps.getApps) },
  '/auth/apps/:id': { DELETE: signedIn(apps.disconnectApp) },
  '/auth/connect/:uid': {
    GET: signedIn(apps.getConnectRequest),
    POST: signedIn(apps.allowConnect),
    DELETE: signedIn(apps.refuseConnect),
  },
  '/auth/account': { PATCH: signedIn(handlers.renameCompany) },
  '/auth/password': { PUT: signedIn(own.changePassword) },
  '/auth/sessions': { GET: signedIn(own.getSessions), DELETE: signedIn(own.endAllOtherSessions) },
  '/auth/sessions/:id': { DELETE: signedIn(own.endOtherSession) },
}

const MAX_BYTES = 16 * 1024

export interface AuthBinding {
  context: Context
  sessions: Sessions
  addressOf: ClientAddress
  ownHosts: OwnHosts
  spool: Spool
  served: Metrics['served']
}

export const bindAuth = (app: Hono, binding: AuthBinding): void => {
  const slots = createAddressSlots()
  for (const [path, byMethod] of Object.entries(routes))
    app.all(
      path,
      measure(
        binding.served,
        () => `auth ${path.replace('/auth/', '')}`,
        (http) => serve(http, byMethod, binding, slots),
      ),
    )
}

const serve = async (
  http: HttpContext,
  byMethod: Record<string, Route>,
  { context, sessions, addressOf, ownHosts, spool }: AuthBinding,
  slots: Slots,
): Promise<Response> => {
  const requestId = randomUUID()
  const headers = { 'X-Request-Id': requestId }
  const { raw } = http.req
  try {
    const route = byMethod[raw.method]
    if (!route) throw methodNotAllowed(Object.keys(byMethod))
    if (!ownHosts(http)) throw unknownHost()
    refuseOtherSites(raw, context.config.baseUrl)
    const params = http.req.param() as Record<string, string>
    const address = addressOf(http)
    // No slot is taken before the body has arrived, so that a slow sender does not keep others at the same address from
    // signing in.
    const bytes = await receiveBytes(spool, raw, { maxBytes: MAX_BYTES, sender: address })
    return await slots(String(address), async () => {
      const session = await sessions.find(raw)
      const cookies = http.req.header('cookie')
      const visit: handlers.Visit = {
        ...context,
        session,
        params,
        cookies,
        device: {
          address,
          userAgent: http.req.header('user-agent') ?? null,
          known: knownDevice(context, cookies),
        },
        read: (schema) => validate(schema, readJson(raw.headers, bytes)),
      }
      if (route.who === 'anybody') return respondWith(await route.run(visit), headers)
      if (!session) throw signedOut()
      if (params.id !== undefined && !isUuid(params.id)) throw notFound()
      return respondWith(await route.run({ ...visit, session }), headers)
    })
  } catch (error) {
    const refusal = asApiError(error, context, requestId)
    const isSignedOut = refusal.problems[0]!.code === 'signed_out'
    const more = isSignedOut ? { setup: !(await hasOwner(context.pool)) } : {}
    return respondWith(asAnswer(refusal, more), { ...headers, ...refusal.headers })
  }
}

/** Accepts only JSON, not the types that a form of another site can send. */
const readJson = (headers: Headers, bytes: Uint8Array): unknown => {
  if (readMediaType(headers).type !== 'application/json') throw unsupportedMediaType('application/json')
  return readBody(headers, bytes)
}

const validate = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const { path, message } = read.error.issues[0]!
  throw invalidField(path.join('.'), message)
}
