import { randomBytes } from 'node:crypto'
import { connectApp, refreshApp } from '../../../../packages/mcp/e2e/app.ts'
import { createPerson } from '../../../../packages/mcp/e2e/person.ts'
import type { Service } from '../../../../tools/service/service.ts'

/** Every kind of secret that a service issues or receives, by name. */
export const createSecrets = async (service: Service, count: number): Promise<Map<string, string>> => {
  const secrets = new Map<string, string>()
  const api = async (method: string, path: string, body?: object): Promise<Json> => {
    const headers = { authorization: `Token ${service.apiKey}`, 'content-type': 'application/vnd.api+json' }
    return answerOf(await fetch(`${service.url}/v2${path}`, { method, headers, ...bodyOf(body) }), `${method} ${path}`)
  }
  const read = (key: string) => fetch(`${service.url}/v2/shipments`, { headers: { authorization: `Token ${key}` } })
  const owner = await setUpOwner(service)
  secrets.set('password of the owner', owner.password).set('session of the owner', owner.session)
  for (let n = 0; n < count; n++) {
    const key = await api('POST', '/api_keys', {
      data: { type: 'api_key', attributes: { name: `Key ${n}`, scope: 'write' } },
    })
    const rotated = await api('POST', `/api_keys/${key.data.id}/rotate`)
    secrets.set(`key ${n}`, key.data.attributes.key).set(`rotated key ${n}`, rotated.data.attributes.key)
    // The keys are used, so that code that stores or logs a use has run.
    await answerOf(await read(key.data.attributes.key), 'GET /shipments')
    if (n < WRONG_KEYS) await read(secretOf(secrets, `wrong key ${n}`))
  }
  for (let n = 0; n < Math.min(count, MAX_WEBHOOKS); n++) {
    const attributes = {
      url: `https://hooks.example/${n}`,
      active: false,
      headers: [{ name: 'X-Token', value: secretOf(secrets, `header of webhook ${n}`) }],
    }
    const webhook = await api('POST', '/webhooks', { data: { type: 'webhook', attributes } })
    secrets.set(`webhook ${n}`, webhook.data.attributes.secret)
  }
  for (let n = 0; n < count; n++) await joinAs(service, owner, n, secrets)
  for (let n = 0; n < MAX_APPS; n++) await connectAs(service, n, secrets)
  return secrets
}

const MAX_WEBHOOKS = 50
/** The most apps that can be registered from one network in an hour. */
const MAX_APPS = 20
/** After more wrong keys, no new key is tried from this address for a while. */
const WRONG_KEYS = 5

// biome-ignore lint/suspicious/noExplicitAny: the answers of several operations.
type Json = any

const secretOf = (secrets: Map<string, string>, name: string): string => {
  const secret = randomBytes(24).toString('base64url')
  secrets.set(name, secret)
  return secret
}

const bodyOf = (body?: object) => (body === undefined ? {} : { body: JSON.stringify(body) })

const answerOf = async (response: Response, what: string): Promise<Json> => {
  const text = await response.text()
  if (!response.ok) throw new Error(`${what}: ${response.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

interface Owner {
  password: string
  session: string
}

const setUpOwner = async (service: Service): Promise<Owner> => {
  const [, code] = /\/setup\?code=(\w+)/.exec(service.output()) ?? []
  const password = randomBytes(18).toString('base64url')
  const body = { name: 'Owner', email: 'owner@example.com', password, code, company_name: 'Example' }
  const response = await auth(service, 'POST', '/auth/owner', body)
  await answerOf(response, 'POST /auth/owner')
  return { password, session: sessionOf(response) }
}

const joinAs = async (service: Service, owner: Owner, n: number, secrets: Map<string, string>): Promise<void> => {
  const invitation = await answerOf(
    await auth(
      service,
      'POST',
      '/auth/invitations',
      { email: `person-${n}@example.com`, role: 'member' },
      owner.session,
    ),
    'POST /auth/invitations',
  )
  const token = tokenIn(invitation)
  const password = secretOf(secrets, `password ${n}`)
  const accepted = await auth(service, 'POST', `/auth/invitations/${token}/accept`, { name: `Person ${n}`, password })
  await answerOf(accepted, 'POST /auth/invitations/…/accept')
  secrets.set(`invitation ${n}`, token).set(`session ${n}`, sessionOf(accepted))
}

/** The app of a user who joined: all its credentials, and a refresh token that it used. */
const connectAs = async (service: Service, n: number, secrets: Map<string, string>): Promise<void> => {
  const person = { email: `person-${n}@example.com`, password: secrets.get(`password ${n}`)! }
  const app = await connectApp(service.url, createPerson(service.url, person))
  secrets.set(`code ${n}`, app.code).set(`verifier ${n}`, app.verifier)
  for (const [at, issued] of [app.tokens, await refreshApp(service.url, app)].entries())
    secrets.set(`access token ${at} ${n}`, issued.access_token).set(`refresh token ${at} ${n}`, issued.refresh_token)
}

const tokenIn = (invitation: Json): string => {
  const [, token] = /\/invitations?\/([\w-]{20,})/.exec(JSON.stringify(invitation)) ?? []
  if (token === undefined) throw new Error(`no token in ${JSON.stringify(invitation)}`)
  return token
}

const auth = (service: Service, method: string, path: string, body: object, session?: string) =>
  fetch(service.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(session === undefined ? {} : { cookie: `boxtrail_session=${session}` }),
    },
    body: JSON.stringify(body),
  })

const sessionOf = (response: Response): string => {
  const [cookie = ''] = response.headers.getSetCookie()
  return /=([\w-]+)/.exec(cookie)![1]!
}
