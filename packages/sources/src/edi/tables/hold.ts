import { readHold } from '../../holds/read-hold.ts'
import type { StatusMeaning } from './meaning.ts'

type HoldMeaning = NonNullable<StatusMeaning['holds']>[number]

/** The meaning of a code for a hold, by the same vocabulary as every other adapter. */
export const holdOf = (raw_name: string, raw_status: string): HoldMeaning => {
  const { name, status } = readHold({ raw_name, raw_status })
  return { hold: name, status: status === 'released' ? null : status }
}
