import type { Line, LineAuth } from '../config/config.ts'
import type { Auth } from './http/credentials.ts'
import type { SourceLimits } from './source.ts'

/** How we authenticate at a source, from the configuration file. */
export const authOf = (auth: LineAuth): Auth => {
  if (auth.kind === 'none') return auth
  if (auth.kind === 'header') return { kind: 'headers', values: auth.headers }
  const { token_url, client_id, client_secret, scope, audience, headers } = auth
  return {
    kind: 'oauth2',
    tokenUrl: token_url,
    clientId: client_id,
    clientSecret: client_secret,
    scope,
    audience,
    headers,
  }
}

/** Only the limits that the operator set. */
export const limitsOf = ({ concurrency, per_minute, per_day }: Line['limits']): Partial<SourceLimits> => ({
  ...(concurrency === undefined ? {} : { concurrency }),
  ...(per_minute === undefined ? {} : { perMinute: per_minute }),
  ...(per_day === undefined ? {} : { perDay: per_day }),
})
