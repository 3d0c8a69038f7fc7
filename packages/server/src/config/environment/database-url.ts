import { accessSync, constants } from 'node:fs'

const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']
const FILES = ['sslrootcert', 'sslcert', 'sslkey']
const FORM = 'write it as postgresql://user:password@host:5432/database'
const ENCODED = 'in a user name or password write / as %2F, # as %23, ? as %3F, @ as %40, % as %25'

/** The problem of DATABASE_URL that can be found without trying it, never with its password; null if there is none. */
export const databaseUrlProblem = (text: string): string | null => {
  if (!/^postgres(ql)?:\/\//.test(text)) return `is not a postgresql:// URL; ${FORM}`
  if (/[\s#]/.test(text)) return `has a space or a #, which end a URL; ${ENCODED}`
  const [, authority = '', parameters = ''] = /^\w+:\/\/([^/?]*)(?:\/[^?]*)?(?:\?(.*))?$/.exec(text) ?? []
  const [, user = '', , port] = /^(?:(.*)@)?(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(authority) ?? []
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535))
    return `has no port from 1 to 65535 after the colon of its host; ${FORM}, and ${ENCODED}`
  if (!isDecodable(user)) return `has a % that encodes nothing; ${ENCODED}`
  return tlsProblem(new URLSearchParams(parameters))
}

const tlsProblem = (parameters: URLSearchParams): string | null => {
  const mode = parameters.get('sslmode')
  if (mode !== null && !SSL_MODES.includes(mode)) return `has sslmode=${mode}; use one of ${SSL_MODES.join(', ')}`
  for (const name of FILES) {
    const file = parameters.get(name)
    // `system` means the certificate authorities of the machine.
    if (file && file !== 'system' && !isReadable(file))
      return `has ${name}=${file}, which cannot be read; correct the path, or make the file readable to this user`
  }
  return null
}

/**
 * The address with the TLS mode that its own mode means for `pg`, which verifies the certificate and its name in each
 * of these, and would log a warning of its own.
 */
export const withMeantTls = (url: string): string =>
  /[?&]uselibpqcompat=true\b/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

const isReadable = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
