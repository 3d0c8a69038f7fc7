import { types } from 'pg'

const ofAnyText = types.getTypeParser(types.builtins.TIMESTAMPTZ, 'text') as (text: string) => Date

const digit = (text: string, at: number) => text.charCodeAt(at) - 48
const two = (text: string, at: number) => 10 * digit(text, at) + digit(text, at + 1)

/** The milliseconds of `.5+00`, `.485+00` or `.485123+00`. */
const millis = (text: string, at: number, end: number): number => {
  let ms = 0
  for (let place = 0; place < 3; place++) ms = 10 * ms + (at + place < end ? digit(text, at + place) : 0)
  return ms
}

const SECONDS_END = 'YYYY-MM-DD HH:MM:SS'.length

/**
 * Parses a `timestamptz` in the form in which a connection in UTC writes it, by the positions of its digits, because a
 * changed check reads a hundred of them. Other forms (infinity, years before 100 or after 9999, another zone) are left
 * to `pg`.
 */
export const instantOfText = (text: string): Date => {
  const end = text.length - '+00'.length
  const year = 100 * two(text, 0) + two(text, 2)
  const isWritten =
    text[4] === '-' &&
    text[10] === ' ' &&
    text.endsWith('+00') &&
    year >= 100 &&
    (end === SECONDS_END || (end > SECONDS_END && text[SECONDS_END] === '.'))
  if (!isWritten) return ofAnyText(text)
  const ms = millis(text, SECONDS_END + 1, end)
  return new Date(Date.UTC(year, two(text, 5) - 1, two(text, 8), two(text, 11), two(text, 14), two(text, 17), ms))
}
