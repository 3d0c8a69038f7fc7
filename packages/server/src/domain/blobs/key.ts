import { randomInt } from 'node:crypto'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
/** 28 of 36 letters make 144 bits: no key is ever guessed, or given twice. */
const LENGTH = 28

/** Where a file lies in the store. Its name has no part in it. */
export const newKey = (accountId: string): string =>
  `${accountId}/${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
