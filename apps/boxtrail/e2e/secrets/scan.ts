import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Occurrence {
  /** Which secret, by the name that the caller gave it. */
  secret: string
  form: string
  place: string
}

/** How a secret may be written down: as it is, encoded, or as the bytes that it encodes. */
const formsOf = (secret: string): [form: string, bytes: Buffer][] => {
  const plain = Buffer.from(secret)
  const bare = secret.replace(/^(bxt_|whsec_)/, '')
  const forms: [string, Buffer][] = [
    ['plain', plain],
    ['hex', Buffer.from(plain.toString('hex'))],
    ['upper-case hex', Buffer.from(plain.toString('hex').toUpperCase())],
    // The last character is left out, because it depends on what follows.
    ['base64', Buffer.from(plain.toString('base64').replace(/=+$/, '').slice(0, -1))],
    ['base64url', Buffer.from(plain.toString('base64url').slice(0, -1))],
    ...(encodeURIComponent(secret) === secret
      ? []
      : [['URL-encoded', Buffer.from(encodeURIComponent(secret))] as [string, Buffer]]),
    ['decoded', Buffer.from(bare, /^[0-9a-f]+$/.test(bare) ? 'hex' : 'base64')],
  ]
  return forms.filter(([, bytes]) => bytes.length >= SHORTEST)
}

/** Shorter secrets would be found by chance. */
const SHORTEST = 12

/** Finds many secrets in one pass. */
export const createScanner = (secrets: ReadonlyMap<string, string>) => {
  /** The secrets by their first eight bytes. */
  const wanted = new Map<string, { secret: string; form: string; bytes: Buffer }[]>()
  /** Which first three bytes occur at all: for nearly every offset this is the only look-up. */
  const begins = new Uint8Array(1 << 24)
  for (const [name, secret] of secrets)
    for (const [form, bytes] of formsOf(secret)) {
      const key = bytes.toString('latin1', 0, 8)
      wanted.set(key, [...(wanted.get(key) ?? []), { secret: name, form, bytes }])
      begins[bytes.readUIntBE(0, 3)] = 1
    }
  return (place: string, content: Buffer): Occurrence[] => {
    const found: Occurrence[] = []
    for (let at = 0; at + SHORTEST <= content.length; at++) {
      if (begins[(content[at]! << 16) | (content[at + 1]! << 8) | content[at + 2]!] === 0) continue
      for (const { secret, form, bytes } of wanted.get(content.toString('latin1', at, at + 8)) ?? [])
        if (bytes.equals(content.subarray(at, at + bytes.length))) found.push({ secret, form, place })
    }
    return found
  }
}

/** Every file below a folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

export const scanFolder = (scan: ReturnType<typeof createScanner>, folder: string) => {
  const files = filesBelow(folder).map((file) => ({ file, content: readFileSync(file) }))
  return {
    found: files.flatMap(({ file, content }) => scan(file.slice(folder.length + 1), content)),
    bytes: files.reduce((sum, { content }) => sum + content.length, 0),
  }
}
