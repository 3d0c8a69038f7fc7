import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { KnownDevice } from '../../identity/sessions/sessions.ts'
import { cookieWith, readCookie } from './cookie.ts'

const PURPOSE = 'device'
/** The longest time for which browsers keep a cookie. */
const LIFETIME_S = 400 * 24 * 3_600
/** The most people who are remembered in a browser. */
const MAX_PEOPLE = 5

type Parts = Pick<Context, 'signer' | 'clock' | 'config'>

/** The device that the cookie of a browser identifies; null if nobody has signed in there. */
export const knownDevice = ({ signer, clock, config }: Parts, cookies: string | undefined): KnownDevice | null => {
  const signed = readCookie(cookies, config.baseUrl, 'device')
  return signed === undefined ? null : (signer.open(PURPOSE, signed, clock().getTime()) as KnownDevice | null)
}

/** The cookie that remembers who has signed in on a device; it grants no access by itself. */
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
