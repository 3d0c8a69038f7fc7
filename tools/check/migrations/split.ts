/** A piece of SQL, and where it begins in the file. */
export interface Piece {
  text: string
  at: number
}

/**
 * Replaces comments by spaces, so that offsets do not change. Bodies of functions and blocks are kept, because they are
 * statements as well.
 */
export const withoutComments = (sql: string): string =>
  sql.replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
    found.startsWith("'") ? found : found.replaceAll(/[^\n]/g, ' '),
  )

const trimmed = ({ text, at }: Piece): Piece => ({ text: text.trim(), at: at + text.length - text.trimStart().length })

/** Splits at separators outside of parentheses and quotes. */
const splitAt = (sql: string, separator: string, from = 0): Piece[] => {
  const pieces: Piece[] = []
  let depth = 0
  let begun = 0
  let isQuoted = false
  for (let index = 0; index <= sql.length; index++) {
    const letter = sql[index]
    if (letter === "'") isQuoted = !isQuoted
    if (!isQuoted && letter === '(') depth++
    if (!isQuoted && letter === ')') depth--
    if (index < sql.length && (isQuoted || depth > 0 || letter !== separator)) continue
    pieces.push(trimmed({ text: sql.slice(begun, index), at: from + begun }))
    begun = index + 1
  }
  return pieces.filter(({ text }) => text !== '')
}

export const statementsOf = (sql: string): Piece[] => splitAt(sql, ';')

/** Text before a statement in a block or function, and quotes in `execute`. */
const BEFORE = [
  /^(?:do|declare|begin|for|while|loop|if|elsif|else|create (?:or replace )?(?:function|procedure))\b.*\b(?:begin|loop|then|else)\s+/is,
  /^execute (?:format\s*\()?\s*'/i,
]

/** The statement that a piece of a block or function executes. */
export const unwrapped = (piece: Piece): Piece =>
  BEFORE.reduce(({ text, at }, before) => {
    const [found = ''] = before.exec(text) ?? []
    return { text: text.slice(found.length), at: at + found.length }
  }, piece)

/** The individual actions of an `alter table`. */
export const actionsOf = (text: string, from: number): Piece[] => splitAt(text, ',', from)
