import { createHash, createPrivateKey, randomUUID, X509Certificate } from 'node:crypto'
import { SignJWT } from 'jose'

/** How we prove at a token service (RFC 6749, RFC 7523) that we are the client. */
export type ClientAuthentication =
  /** The secret is a field of the form. */
  | { by: 'form'; secret: string }
  /** Client id and secret are sent by HTTP Basic authentication. */
  | { by: 'basic'; secret: string }
  /**
   * An assertion signed with the key of a certificate that the service knows (`private_key_jwt`). Both are PEM;
   * `audience` is whom the assertion is for, by default the token service.
   */
  | { by: 'certificate'; certificate: string; privateKey: string; audience?: string }

/** What a token request carries for it. */
export interface ClientProof {
  form: Record<string, string>
  headers: Record<string, string>
}

/** Token services accept at most ten minutes. */
const ASSERTION_LIFE_S = 300
/** How far our clock may be ahead of the token service's. */
const SKEW_S = 30

export const proveClient = async (
  clientId: string,
  tokenUrl: string,
  authentication: ClientAuthentication,
  nowMs: number,
): Promise<ClientProof> => {
  switch (authentication.by) {
    case 'form':
      return { form: { client_id: clientId, client_secret: authentication.secret }, headers: {} }
    case 'basic': {
      const pair = `${formEncoded(clientId)}:${formEncoded(authentication.secret)}`
      return { form: {}, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
    }
    case 'certificate':
      return {
        form: {
          client_id: clientId,
          client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
          client_assertion: await signAssertion(clientId, tokenUrl, authentication, nowMs),
        },
        headers: {},
      }
  }
}

/** Form-encodes client id and secret (RFC 6749, 2.3.1), so that a colon in either does not separate them. */
const formEncoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

const signAssertion = (
  clientId: string,
  tokenUrl: string,
  { certificate, privateKey, audience = tokenUrl }: Extract<ClientAuthentication, { by: 'certificate' }>,
  nowMs: number,
): Promise<string> => {
  const key = createPrivateKey(privateKey)
  const { raw } = new X509Certificate(certificate)
  const nowS = Math.floor(nowMs / 1_000)
  return new SignJWT({ iss: clientId, sub: clientId, aud: audience, jti: randomUUID() })
    .setProtectedHeader({
      alg: key.asymmetricKeyType === 'ec' ? 'ES256' : 'RS256',
      typ: 'JWT',
      // Which of the client's certificates it is: services know one or the other.
      x5t: createHash('sha1').update(raw).digest('base64url'),
      'x5t#S256': createHash('sha256').update(raw).digest('base64url'),
    })
    .setIssuedAt(nowS)
    .setNotBefore(nowS - SKEW_S)
    .setExpirationTime(nowS + ASSERTION_LIFE_S)
    .sign(key)
}

/** The problem of a certificate and its key; null if assertions can be signed with them. */
export const problemOfCertificate = (certificate: string, privateKey: string): string | null => {
  let parsed: X509Certificate
  try {
    parsed = new X509Certificate(certificate)
  } catch {
    return 'the certificate is not one in PEM'
  }
  try {
    const key = createPrivateKey(privateKey)
    if (!parsed.checkPrivateKey(key)) return 'the private key is not that of the certificate'
    const isUsable =
      key.asymmetricKeyType === 'rsa' ||
      (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1')
    return isUsable ? null : 'the private key is neither RSA nor of the curve P-256'
  } catch {
    return 'the private key is not one in PEM without a passphrase'
  }
}
