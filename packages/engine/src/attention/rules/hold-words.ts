import { resolverOf } from '../../lifecycle/readiness.ts'
import type { ContainerFields } from '../../project/types/projection.ts'
import { capitalized } from '../../wording.ts'
import type { Attended, AttendedContainer } from '../entry/attended.ts'
import type { WhoActs } from '../entry/entry.ts'
import { placeOf } from '../entry/rule.ts'

export type Hold = ContainerFields['holds_at_pod_terminal'][number]

const names: Readonly<Record<string, string>> = {
  freight: 'freight hold',
  customs: 'customs hold',
  USDA: 'hold for an agricultural inspection (USDA)',
  VACIS: 'hold for an X-ray exam (VACIS)',
  TMF: 'hold for unpaid terminal fees (TMF)',
}

/** `customs hold`. */
export const holdName = ({ name }: Hold): string => names[name] ?? 'hold'

/** `A customs hold`. */
export const aHold = (hold: Hold): string => `${/^[aeiou]/i.test(holdName(hold)) ? 'An' : 'A'} ${holdName(hold)}`

/** A sentence that says what releases a hold, without the words of the source, which are in the evidence. */
export const whatReleases = (hold: Hold): string => {
  return `${capitalized(resolverOf({ ...hold, description: null }))}.`
}

export const whoReleases = (hold: Hold, { line }: Attended, container: AttendedContainer): WhoActs => {
  switch (hold.name) {
    case 'freight':
      return { role: 'shipping_line', name: line.name }
    case 'customs':
    case 'USDA':
    case 'VACIS':
      return { role: 'customs', name: null }
    case 'TMF':
      return { role: 'you', name: null }
    default:
      return { role: 'terminal', name: placeOf(container) }
  }
}

/** The first hold that is set; pending holds do not count. */
export const firstHold = ({ fields }: AttendedContainer): Hold | undefined =>
  fields.holds_at_pod_terminal.find(({ status }) => status === 'hold')
