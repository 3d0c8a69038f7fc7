import { type DateOrder, readDate } from '../dates/dates.ts'

/** The date directly after the words of a sentence, even if the sentence contains other dates. */
export const dayBehind = (
  text: string,
  words: RegExp,
  dates: DateOrder,
): { value: string; at: number; length: number } | null => {
  const found = words.exec(text)
  if (!found) return null
  const at = found.index + found[0].length
  const day = readDate(text.slice(at), dates)
  return day?.at === 0 ? { ...day, at } : null
}
