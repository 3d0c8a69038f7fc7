import { isKnownLocode } from '@boxtrail/reference/places/is-known-locode'

/**
 * A UN/LOCODE in the form in which it is compared: the lists of UNECE write "US LAX". The space is removed only from a
 * code that exists, because names have the same form: La Paz is not in Laos, nor Al Faw in Albania.
 */
export const normalizeLocode = (text: string): string => {
  const plain = text.trim().toUpperCase()
  const joined = /^[A-Z]{2} [A-Z2-9]{3}$/.test(plain) ? plain.replace(' ', '') : plain
  return joined === plain || isKnownLocode(joined) ? joined : plain
}
