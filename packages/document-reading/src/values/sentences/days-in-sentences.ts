import { type DateOrder, readDate } from '../dates/dates.ts'

/** The day right behind the words that a sentence has, wherever other days stand in it. */
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
