import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX = 'bxt'
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6

/** A new key: a prefix that secret scanners detect, 256 random bits, and a checksum that detects typing errors. */
export const newApiKey = (): string => {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH)
  return `${PREFIX}_${secret}_${checksumOf(secret)}`
}

/** Whether a text has the form of a key, which does not mean that the key exists. */
export const looksLikeApiKey = (text: string): boolean => {
  const parts = /^bxt_([0-9A-Za-z]{43})_([0-9A-Za-z]{6})$/.exec(text)
  return parts !== null && checksumOf(parts[1]!) === parts[2]
}

export const hashApiKey = (key: string): string => hash('sha256', key, 'hex')

const checksumOf = (secret: string) => base62(BigInt(crc32(`${PREFIX}_${secret}`)), CHECKSUM_LENGTH)

const base62 = (value: bigint, length: number): string => {
  let text = ''
  for (let rest = value; text.length < length; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text
  return text
}
