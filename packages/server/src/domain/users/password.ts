import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '../../semaphore.ts'

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = 2
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 256

/** Each hash takes a core and 19 MiB for some 30 ms: sign-ins must not slow down everything else. */
const AT_ONCE = 2
const inTurn = createSemaphore(AT_ONCE, { waiting: 64, waitMs: 5_000 })

/** Keyboards write the same characters in different ways. */
const normalized = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalized(password), PARAMETERS))

/** Of no password: verified in place of a user's, so that an unknown user takes as long as a known one. */
let ofNobody: Promise<string> | undefined

/** Whether this is the password of the hash. Without a hash it is not, after the same work. */
export const isPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
  ofNobody ??= hashPassword(crypto.randomUUID())
  const against = passwordHash ?? (await ofNobody)
  const matches = await inTurn(() => verify(against, normalized(password)))
  return matches && passwordHash !== undefined
}
