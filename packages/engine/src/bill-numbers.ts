const MAX_PREFIX = 4
const MAX_PART = 2
const MIN_NUMBER = 5

/**
 * Whether two numbers are the same, with or without the line's letters, punctuation and the letter for a part of the
 * bill.
 */
export const isSameNumber = (a: string, b: string): boolean => {
  const [shorter, longer] = [bare(a), bare(b)].sort((one, other) => one.length - other.length) as [string, string]
  if (shorter === longer) return true
  if (shorter.length < MIN_NUMBER || !/\d/.test(shorter)) return false
  const prefix = longer.slice(0, longer.length - shorter.length)
  return (
    (longer.endsWith(shorter) && prefix.length <= MAX_PREFIX && /^[A-Z]+$/.test(prefix)) ||
    (longer.startsWith(shorter) && longer.length - shorter.length <= MAX_PART)
  )
}

export const bare = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Whether a number was issued by a line: a forwarder's bill never counts as another bill of the same kind. */
export const isOfLine = (number: string, known: string, isLinePrefix: (letters: string) => boolean): boolean => {
  const [one, other] = [bare(number), bare(known)]
  const letters = lettersOf(one)
  if (isLinePrefix(letters)) return true
  return shapeOf(one) === shapeOf(other) && letters === lettersOf(other)
}

const lettersOf = (number: string): string => /^[A-Z]{0,4}/.exec(number)![0]
export const shapeOf = (number: string): string => number.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '9')
