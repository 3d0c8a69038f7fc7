import { readDate } from '../dates/dates.ts'
import type { AcceptResult, Conventions } from './accepted.ts'

export const acceptDate =
  ({ dates }: Conventions) =>
  (text: string): AcceptResult<string> => {
    const found = readDate(text.slice(0, 60), dates)
    if (found) return found
    return /(?<![\d./-])\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?!\d)/.test(text.slice(0, 30))
      ? { refused: 'day and month can be read in two ways' }
      : null
  }
