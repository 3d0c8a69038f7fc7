import { readHold } from '../../holds/read-hold.ts'
import type { StatusMeaning } from './meaning.ts'

type HoldMeaning = NonNullable<StatusMeaning['holds']>[number]

/** What a code says of a hold, in the words that every other adapter reads too. */
export const holdOf = (raw_name: string, raw_status: string): HoldMeaning => {
  const { name, status } = readHold({ raw_name, raw_status })
  return { hold: name, status: status === 'released' ? null : status }
}
