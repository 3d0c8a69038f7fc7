import { randomInt } from 'node:crypto'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
/** 28 of 36 letters are 144 bits: keys cannot be guessed and do not collide. */
const LENGTH = 28

/** The storage key of a file. It does not contain the file's name. */
export const newKey = (accountId: string): string =>
  `${accountId}/${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
