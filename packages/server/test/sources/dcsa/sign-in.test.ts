import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReference } from '@boxtrail/reference/reference'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bill } from '../../../../sources/test/read-answer.ts'
import { locateNothing } from '../../../src/config/file/locate.ts'
import { configFile } from '../../../src/config/settings/config-file.ts'
import { configureSources } from '../../../src/sources/configuration/configure-sources.ts'
import { lineServer } from '../line-server.ts'

const line = await lineServer()
const tokens = await lineServer()
const folder = join(import.meta.dirname, '../certificates')
const certificate = (name: string) => new X509Certificate(readFileSync(join(folder, name)))

/** What the token service received: the fields of the form, and the Authorization header. */
interface TokenRequest {
  form: Record<string, string>
  authorization: string | undefined
}

/** Makes the token service issue a token only for requests that are accepted. */
const issuing = (accepts: (request: TokenRequest) => Promise<boolean> | boolean) =>
  tokens.answers((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', async () => {
      const form = Object.fromEntries(new URLSearchParams(body))
      const isAccepted = await accepts({ form, authorization: request.headers.authorization })
      response.writeHead(isAccepted ? 200 : 401, { 'content-type': 'application/json' })
      response.end(isAccepted ? '{"access_token":"t-1","expires_in":300}' : '{"error":"invalid_client"}')
    })
  })

const sourceWith = (scac: string, auth: object) => {
  const lines = [{ scac, base_url: line.url, auth: { token_url: `${tokens.url}/oauth2/v2.0/token`, ...auth } }]
  const sources = configureSources({ ...configFile.parse({ lines }), locate: locateNothing }, createReference())
  return sources.byId(`line:${scac}`)!
}

const poll = async (scac: string, auth: object) => {
  line.answers((request, response) => {
    const isSignedIn = request.headers.authorization === 'Bearer t-1'
    response.writeHead(isSignedIn ? 200 : 401, { 'content-type': 'application/json' }).end('[]')
  })
  const { outcome } = await sourceWith(scac, auth).fetch(bill('B1'), AbortSignal.timeout(5_000))
  return outcome
}

/**
 * Checks an assertion as a token service does: signature, certificate, audience, lifetime, and that it is used once.
 */
const assertionChecks = (expected: X509Certificate, audience: string) => {
  const used = new Set<unknown>()
  return async ({ form }: TokenRequest) => {
    try {
      const { x5t, 'x5t#S256': x5tS256 } = decodeProtectedHeader(form.client_assertion!)
      const { payload } = await jwtVerify(form.client_assertion!, expected.publicKey, {
        issuer: 'client-1',
        subject: 'client-1',
        audience,
        maxTokenAge: '10 min',
        requiredClaims: ['jti', 'exp', 'nbf'],
      })
      const isOnce = !used.has(payload.jti)
      used.add(payload.jti)
      const thumbprint = (hash: string) => createHash(hash).update(expected.raw).digest('base64url')
      return (
        isOnce &&
        payload.exp! - payload.iat! <= 600 &&
        form.grant_type === 'client_credentials' &&
        form.client_id === 'client-1' &&
        form.client_assertion_type === 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer' &&
        x5t === thumbprint('sha1') &&
        x5tS256 === thumbprint('sha256')
      )
    } catch {
      return false
    }
  }
}

const byCertificate = (name: string, more: object = {}) => ({
  kind: 'oauth2_certificate',
  client_id: 'client-1',
  certificate_file: join(folder, `${name}.pem`),
  private_key_file: join(folder, `${name}.key.pem`),
  scope: 'api://line/.default',
  ...more,
})

test.each(['rsa', 'ec'])('a client signs in with a certificate and its key (%s)', async (name) => {
  issuing(assertionChecks(certificate(`${name}.pem`), `${tokens.url}/oauth2/v2.0/token`))
  expect(await poll('MSCU', byCertificate(name))).toBe('ok')
  // A second sign-in needs a new assertion.
  expect(await poll('MSCU', byCertificate(name))).toBe('ok')
})

test('the assertion is addressed to the audience that the token service names', async () => {
  issuing(assertionChecks(certificate('rsa.pem'), 'https://issuer.example/tenant'))
  expect(await poll('MSCU', byCertificate('rsa'))).toBe('unauthorized')
  expect(await poll('MSCU', byCertificate('rsa', { assertion_audience: 'https://issuer.example/tenant' }))).toBe('ok')
})

test('control: a token service that knows another certificate issues no token', async () => {
  issuing(assertionChecks(certificate('ec.pem'), `${tokens.url}/oauth2/v2.0/token`))
  expect(await poll('MSCU', byCertificate('rsa'))).toBe('unauthorized')
})

test.each([
  ['us', 'secret'],
  ['client:with colon', 'p+q/r= %'],
  ['schlüssel', 'geheimnis €'],
])('a client signs in by basic authentication (%s)', async (client_id, client_secret) => {
  const decoded = (text: string) => new URLSearchParams(`=${text}`).get('')
  issuing(({ form, authorization }) => {
    const [id, secret] = Buffer.from(authorization!.replace('Basic ', ''), 'base64').toString().split(':')
    const isKnown = decoded(id!) === client_id && decoded(secret!) === client_secret
    return isKnown && form.grant_type === 'client_credentials' && form.client_secret === undefined
  })
  expect(await poll('EGLV', { kind: 'oauth2_basic', client_id, client_secret })).toBe('ok')
})

test.each(['"3600s"', '""', 'null', '0', '"1"'])(
  'a new token is requested when the last has expired, also where its lifetime is %s',
  async (expires_in) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let issued = 0
    tokens.answers((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`{"access_token":"t-${++issued}","expires_in":${expires_in}}`),
    )
    line.answers((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'))
    const source = sourceWith('EGLV', { kind: 'oauth2_basic', client_id: 'us', client_secret: 'secret' })
    await source.fetch(bill('B1'), AbortSignal.timeout(5_000))
    vi.setSystemTime(Date.now() + 3_600_000)
    await source.fetch(bill('B1'), AbortSignal.timeout(5_000))
    expect(issued).toBe(2)
  },
)

test.each([
  ['rsa.pem', 'ec.key.pem', 'the private key is not that of the certificate'],
  ['rsa.pem', 'rsa.pem', 'the private key is not one in PEM'],
  ['rsa.key.pem', 'rsa.key.pem', 'the certificate is not one in PEM'],
  ['absent.pem', 'rsa.key.pem', 'no such file'],
])('the configuration %s with %s is refused at the start, with its place', (certificate, key, reason) => {
  const files = { certificate_file: join(folder, certificate), private_key_file: join(folder, key) }
  expect(() => sourceWith('MSCU', byCertificate('rsa', files))).toThrow(
    new RegExp(`lines\\[0\\]\\.auth\\.certificate_file: .*${reason}`),
  )
})
