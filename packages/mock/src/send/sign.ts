/** The headers of a delivery, signed by the Standard Webhooks specification and also as the reference API does. */
export const signed = async (secret: string, id: string, body: string): Promise<Record<string, string>> => {
  const seconds = String(Math.floor(Date.now() / 1_000))
  const key = keyOf(secret)
  const standard = await hmac(key, `${id}.${seconds}.${body}`)
  const compatible = await hmac(new TextEncoder().encode(secret), body)
  return {
    'Webhook-Id': id,
    'Webhook-Timestamp': seconds,
    'Webhook-Signature': `v1,${btoa(String.fromCharCode(...standard))}`,
    'X-T49-Webhook-Signature': [...standard.keys()].map((at) => compatible[at]!.toString(16).padStart(2, '0')).join(''),
  }
}

/** A secret that does not have the form of the specification is used as text. */
const keyOf = (secret: string): Uint8Array<ArrayBuffer> =>
  secret.startsWith('whsec_')
    ? Uint8Array.from(atob(secret.slice('whsec_'.length)), (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(secret)

const hmac = async (key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> => {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)))
}
