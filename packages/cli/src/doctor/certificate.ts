import { connect, type PeerCertificate } from 'node:tls'
import { type Finding, failed, ok, warning } from './finding.ts'

interface Certificate {
  /** Why it is not trusted; null if it is. */
  error: string | null
  validTo: Date
  issuer: string
}

const PATIENCE_MS = 10_000
const SOON_MS = 14 * 86_400_000

/** The certificate that a server shows, trusted or not. */
const readCertificate = ({ hostname, port }: URL): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false }, () => {
      const { valid_to, issuer } = socket.getPeerCertificate() as PeerCertificate
      const { authorizationError } = socket
      socket.destroy()
      const error = authorizationError
        ? String((authorizationError as { code?: string }).code ?? authorizationError)
        : null
      resolve({ error, validTo: new Date(valid_to), issuer: String(issuer?.O ?? issuer?.CN ?? 'unknown') })
    })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer in 10 s')))
    socket.on('error', reject)
  })

export const judgeCertificate = ({ error, validTo, issuer }: Certificate, now: Date): Finding => {
  const until = validTo.toISOString().slice(0, 10)
  if (validTo <= now) return failed('TLS', `The certificate ended on ${until}.`, 'renew it on the server or its proxy')
  if (error)
    return failed(
      'TLS',
      `The certificate of ${issuer} is not trusted: ${error}.`,
      'name the authority that issued it: NODE_EXTRA_CA_CERTS=/path/to/ca.pem boxtrail doctor',
    )
  if (validTo.getTime() - now.getTime() < SOON_MS)
    return warning('TLS', `The certificate of ${issuer} ends on ${until}.`, 'renew it')
  return ok('TLS', `a certificate of ${issuer}, until ${until}`)
}

/** Whether requests stay on this machine. */
const isLocal = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

export const checkTls = async (url: URL, now: Date): Promise<Finding> => {
  if (url.protocol === 'http:')
    return isLocal(url)
      ? ok('TLS', 'not needed: the service is on this machine')
      : warning('TLS', `The key goes to ${url.host} in clear text.`, `use https://${url.hostname}, or a tunnel`)
  try {
    return judgeCertificate(await readCertificate(url), now)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return failed(
      'TLS',
      `No connection: ${code ?? message}.`,
      'check the host and the port, and that it speaks TLS there',
    )
  }
}
