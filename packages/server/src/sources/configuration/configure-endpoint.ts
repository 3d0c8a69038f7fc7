import { readFileSync } from 'node:fs'
import type { Get } from '@boxtrail/sources/port/endpoint'
import type { SourceLimits } from '@boxtrail/sources/port/source'
import type { Dispatcher } from 'undici'
import type { Line, LineAuth } from '../../config/config.ts'
import { fileRefusal } from '../../config/file/file-refusal.ts'
import type { Locate, Path } from '../../config/file/locate.ts'
import { ConfigError } from '../../config/file/yaml.ts'
import { type ClientAuthentication, problemOfCertificate } from '../http/client-authentication.ts'
import { createGet } from '../http/create-get.ts'
import { type Auth, createCredentials } from '../http/credentials.ts'
import type { ObtainToken } from '../http/shared-logins.ts'

/** Connects to a source with its entry of the configuration, which is at `path`. */
export type Connect = (auth: LineAuth, path: Path) => Get

const TIMEOUT_MS = 30_000

export const createConnect =
  (dispatcher: Dispatcher, locate: Locate, obtainToken?: ObtainToken): Connect =>
  (auth, path) =>
    createGet({
      credentials: createCredentials(authOf(auth, locate, path), dispatcher, { obtainToken }),
      dispatcher,
      timeoutMs: TIMEOUT_MS,
    })

/** How we authenticate at a source, from the configuration file; `path` is the place of the source in it. */
const authOf = (auth: LineAuth, locate: Locate, path: Path): Auth => {
  if (auth.kind === 'none') return auth
  if (auth.kind === 'header') return { kind: 'headers', values: auth.headers }
  const { token_url, client_id, scope, audience, headers } = auth
  return {
    kind: 'oauth2',
    tokenUrl: token_url,
    clientId: client_id,
    client: clientOf(auth, locate, [...path, 'auth']),
    scope,
    audience,
    headers,
  }
}

type OAuth2 = Exclude<LineAuth, { kind: 'none' | 'header' }>

const clientOf = (auth: OAuth2, locate: Locate, path: Path): ClientAuthentication => {
  if (auth.kind === 'oauth2') return { by: 'form', secret: auth.client_secret }
  if (auth.kind === 'oauth2_basic') return { by: 'basic', secret: auth.client_secret }
  const read = (name: 'certificate_file' | 'private_key_file') => {
    try {
      return readFileSync(auth[name], 'utf8')
    } catch (error) {
      throw new ConfigError([`${locate([...path, name])}: ${fileRefusal(auth[name], error as NodeJS.ErrnoException)}`])
    }
  }
  const [certificate, privateKey] = [read('certificate_file'), read('private_key_file')]
  const problem = problemOfCertificate(certificate, privateKey)
  if (problem) throw new ConfigError([`${locate([...path, 'certificate_file'])}: ${problem}`])
  return { by: 'certificate', certificate, privateKey, audience: auth.assertion_audience }
}

/** Returns only the limits that the operator set. */
export const limitsOf = ({ concurrency, per_minute, per_day }: Line['limits']): Partial<SourceLimits> => ({
  ...(concurrency === undefined ? {} : { concurrency }),
  ...(per_minute === undefined ? {} : { perMinute: per_minute }),
  ...(per_day === undefined ? {} : { perDay: per_day }),
})
