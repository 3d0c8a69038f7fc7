import Provider, { type Configuration, errors, interactionPolicy } from 'oidc-provider'
import type { Context } from '../../context.ts'
import { readSubject } from '../../identity/oauth/connections.ts'
import { SCOPES } from '../../identity/oauth/scopes.ts'
import { networkOf } from '../../identity/sessions/network.ts'
import { findMember } from '../../identity/users/queries.ts'
import { connectCookie } from '../auth/connect-cookie.ts'
import { createAdapter } from './adapter.ts'
import { errorPage } from './error-page.ts'
import { reportFailure } from './hand-over.ts'
import { cookieKey, signingKey, successorOf } from './keys.ts'
import { createDocumentFetch } from './metadata-documents.ts'
import { resourceOf } from './resource.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S
export const ACCESS_TOKEN_S = 15 * MINUTE_S
/** How long a user may take to sign in and to decide. */
const REQUEST_S = 30 * MINUTE_S

/** How many documents we fetch in a minute for the requests of one network. */
const DOCUMENTS = { name: 'oauth documents', limit: 10 }

/**
 * Asks the user each time: the library remembers nobody, and what a user allowed once does not decide the next request.
 */
const askAlways = () => [
  new interactionPolicy.Prompt(
    { name: 'login', requestable: false },
    new interactionPolicy.Check('undecided', 'the user has to decide', ({ oidc }) => !oidc.result?.login),
  ),
]

const TTL = {
  AuthorizationCode: MINUTE_S,
  AccessToken: ACCESS_TOKEN_S,
  RefreshToken: 30 * DAY_S,
  Interaction: REQUEST_S,
  Session: REQUEST_S,
  Grant: 30 * DAY_S,
}

const ROUTES = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
}

const COOKIE = { httpOnly: true, sameSite: 'lax', signed: true } as const

/** The features of the library, and which of them we offer. */
const featuresOf = ({ config: { baseUrl }, takePlaces }: Context): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  registration: { enabled: true, issueRegistrationAccessToken: false },
  revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
  clientIdMetadataDocument: {
    enabled: true,
    ack: 'draft-02',
    cacheDuration: { min: 60, max: 3_600 },
    allowFetch: async ({ ip }) => (await takePlaces(DOCUMENTS, networkOf(ip))).admitted > 0,
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => resourceOf(baseUrl),
    useGrantedResource: () => true,
    getResourceServerInfo: (_, resource) => {
      const audience = resourceOf(baseUrl)
      if (resource !== audience) throw new errors.InvalidTarget(`tokens are issued for ${audience} alone`)
      return { scope: SCOPES.join(' '), audience, accessTokenFormat: 'opaque', accessTokenTTL: ACCESS_TOKEN_S }
    },
  },
})

/** How users sign in and consent: on pages of the web application. */
const interactionsOf = ({ config: { baseUrl }, pool }: Context): Configuration => ({
  findAccount: async (_, sub) => {
    const { accountId, userId } = readSubject(sub)
    const member = await findMember(pool, accountId, userId)
    return member && { accountId: sub, claims: () => ({ sub }) }
  },
  interactions: {
    policy: askAlways() as never,
    url: (ctx, { uid }) => {
      ctx.append('Set-Cookie', connectCookie(uid, baseUrl, REQUEST_S))
      return `/connect/${uid}`
    },
  },
  renderError: (ctx, out) => {
    ctx.type = 'html'
    ctx.body = errorPage(out)
  },
})

const configurationOf = (context: Context): Configuration => ({
  adapter: createAdapter(context) as never,
  clientAuthMethods: ['none'],
  clientDefaults: {
    token_endpoint_auth_method: 'none',
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
  },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  jwks: { keys: [signingKey(context.signer)] },
  cookies: {
    keys: [cookieKey(context.signer)],
    names: { interaction: 'boxtrail_oauth', resume: 'boxtrail_oauth_resume', session: 'boxtrail_oauth_session' },
    short: COOKIE,
    long: COOKIE,
  },
  features: featuresOf(context),
  scopes: [],
  responseTypes: ['code'],
  pkce: { required: () => true },
  formats: { bitsOfOpaqueRandomness: 256 },
  issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  revokeGrantPolicy: () => true,
  clientBasedCORS: () => true,
  ttl: TTL,
  routes: ROUTES,
  ...interactionsOf(context),
  fetch: createDocumentFetch(context.outgoing) as never,
})

/** Makes the replacement of a refresh token the same for everybody who exchanges that token. */
const rotateRefreshTokens = (provider: Provider, signer: Context['signer']): void => {
  const refreshTokens: { generateTokenId(): string } = provider.RefreshToken.prototype as never
  const generate = refreshTokens.generateTokenId
  refreshTokens.generateTokenId = function () {
    const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken
    return rotated ? successorOf(signer, rotated.jti) : generate.call(this)
  }
}

/** The authorization server. */
export const createProvider = (context: Context): Provider => {
  const provider = new Provider(context.config.baseUrl, configurationOf(context))
  rotateRefreshTokens(provider, context.signer)
  // Its headers can be trusted because only we call it: see routes.ts.
  provider.proxy = true
  provider.on('server_error', ({ res }, error) => reportFailure(res, error))
  return provider
}
