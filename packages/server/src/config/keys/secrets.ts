import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryRefusal, makeDirectory } from '../environment/directories.ts'
import { ConfigError } from '../file/yaml.ts'

const FILE = 'master.key'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

export type SecretBox = { keyId: string; seal: (text: string) => string; open: (sealed: string) => string }

/** The installation's key for stored secrets, from its data directory; undefined before the first start. */
export function readMasterKey(dataDir: string): Buffer | undefined {
  const file = join(dataDir, FILE)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new ConfigError([
      `BOXTRAIL_DATA_DIR: ${file} cannot be read (${code}); make it readable to the user that runs Boxtrail`,
    ])
  }
  const key = decodeMasterKey(text)
  // Generating a new key instead would make every stored secret unreadable.
  if (!key)
    throw new ConfigError([
      `BOXTRAIL_DATA_DIR: ${file} does not contain a key of ${KEY_BYTES} bytes; restore it from a backup`,
    ])
  closeToOthers(file)
  return key
}

/** Removes access for others. For a file of another user or on a read-only disk, its owner decides. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    if (!['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

function makeDataDirectory(dataDir: string): void {
  try {
    makeDirectory(dataDir)
  } catch (error) {
    const setting = 'BOXTRAIL_DATA_DIR'
    throw new ConfigError([`${setting}: ${directoryRefusal(dataDir, error as NodeJS.ErrnoException, setting)}`])
  }
}

/**
 * Generates a key and stores it in the data directory. Two processes that start together agree on one: the file appears
 * complete or not at all, and the second uses the first's.
 */
export function makeMasterKey(dataDir: string): Buffer {
  const file = join(dataDir, FILE)
  makeDataDirectory(dataDir)
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, encodeMasterKey(randomBytes(KEY_BYTES)), { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readMasterKey(dataDir)!
}

/** The form in which a file contains a key. */
export const encodeMasterKey = (key: Buffer): string => `${key.toString('base64')}\n`

/** A Base64 key from a file or variable; undefined for anything else. */
export function decodeMasterKey(text: string): Buffer | undefined {
  const trimmed = text.trim()
  const key = Buffer.from(trimmed, 'base64')
  return key.length === KEY_BYTES && /^[A-Za-z0-9+/_-]+=*$/.test(trimmed) ? key : undefined
}

/**
 * Identifies a key without revealing it: sealed texts carry this id, so that the right key can be found in a backup.
 */
export const masterKeyId = (key: Buffer): string =>
  createHash('sha256').update('boxtrail key id').update(key).digest('hex').slice(0, 8)

/**
 * Seals texts with AES-256-GCM. A sealed text names its key, so that a wrong key can be distinguished from a damaged
 * text.
 */
export function createSecretBox(key: Buffer): SecretBox {
  if (key.length !== KEY_BYTES) throw new Error(`A key has ${KEY_BYTES} bytes, not ${key.length}.`)
  const keyId = masterKeyId(key)
  const label = `${VERSION}.${keyId}`

  const seal = (text: string): string => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(label))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${label}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
  }

  const open = (sealed: string): string => {
    const [version, id, content = ''] = sealed.split('.')
    if (version !== VERSION) throw new Error('This is not a sealed secret.')
    if (id !== keyId) throw new Error(`The secret was sealed with the key ${id}; this installation has ${keyId}.`)
    const bytes = Buffer.from(content, 'base64url')
    if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('The sealed secret is truncated.')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(label)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  }

  return { keyId, seal, open }
}
