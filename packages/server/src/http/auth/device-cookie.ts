import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { KnownDevice } from '../../identity/sessions/sessions.ts'
import { cookieWith, readCookie } from './cookie.ts'

const PURPOSE = 'device'
/** As long as browsers keep a cookie. */
const LIFETIME_S = 400 * 24 * 3_600
/** More do not share a browser. */
const MAX_PEOPLE = 5

type Parts = Pick<Context, 'signer' | 'clock' | 'config'>

/** By the cookie of a browser: null where nobody has signed in. */
export const knownDevice = ({ signer, clock, config }: Parts, cookies: string | undefined): KnownDevice | null => {
  const signed = readCookie(cookies, config.baseUrl, 'device')
  return signed === undefined ? null : (signer.open(PURPOSE, signed, clock().getTime()) as KnownDevice | null)
}

/** Remembers on a device who has signed in there; it opens nothing by itself. */
export const cookieOfDevice = (
  { signer, clock, config }: Parts,
  known: KnownDevice | null,
  personId: string,
): string => {
  const { id, people } = known ?? { id: randomUUID(), people: [] }
  const device: KnownDevice = {
    id,
    people: [personId, ...people.filter((one) => one !== personId)].slice(0, MAX_PEOPLE),
  }
  const signed = signer.sign(PURPOSE, device, clock().getTime() + LIFETIME_S * 1_000)
  return cookieWith(signed, config.baseUrl, { name: 'device', lifetimeS: LIFETIME_S })
}
