import { timingSafeEqual } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createSemaphore } from '../../semaphore.ts'

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = 2
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 256

/** Each hash takes a core and 19 MiB for about 30 ms: sign-ins must not slow down everything else. */
const MAX_CONCURRENT_HASHES = 2
const withSlot = createSemaphore(MAX_CONCURRENT_HASHES, { waiting: 64, waitMs: 5_000 })

/** Normalizes a password, because keyboards produce the same characters in different ways. */
const normalized = (password: string) => password.normalize('NFKC')

/** `template`: a hash whose salt is used, see `matchPassword`. */
export const hashPassword = (password: string, template?: string): Promise<string> =>
  withSlot(() => hash(normalized(password), { ...PARAMETERS, ...(template ? { salt: saltOf(template) } : {}) }))

export const isPassword = (password: string, passwordHash: string): Promise<boolean> =>
  withSlot(() => verify(passwordHash, normalized(password)))

/** A hash of no password: computed instead of a user's hash, so that an unknown user takes as long as a known one. */
let decoyHash: Promise<string> | undefined

/**
 * Whether the password matches each of these hashes. Hashes with the same salt take one computation, and so does an
 * empty list: the time must not reveal how many people use an e-mail address.
 */
export const matchPassword = async (password: string, hashes: readonly string[]): Promise<boolean[]> => {
  decoyHash ??= hashPassword(crypto.randomUUID())
  const one = new Map((hashes.length > 0 ? hashes : [await decoyHash]).map((each) => [parametersAndSalt(each), each]))
  const computed = await Promise.all([...one.values()].map((template) => hashLike(password, template)))
  return hashes.map((each) => computed.some((ours) => isSame(ours, each)))
}

const hashLike = (password: string, template: string): Promise<string> => {
  const { algorithm, memoryCost, timeCost, parallelism, outputLen } = parseOptions(template)
  const options = { algorithm, memoryCost, timeCost, parallelism, outputLen, salt: saltOf(template) }
  return withSlot(() => hash(normalized(password), options))
}

/** Parameters and salt, for example of `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
const parametersAndSalt = (passwordHash: string): string => passwordHash.slice(0, passwordHash.lastIndexOf('$'))

const saltOf = (passwordHash: string): Buffer => Buffer.from(passwordHash.split('$').at(-2)!, 'base64')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
