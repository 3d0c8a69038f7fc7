import { columnsOf } from '@boxtrail/protocol/export/columns'
import { isThere } from '../explained/forms.ts'
import type { Shown } from '../shown.ts'

const [holdsCell, feesCell] = columnsOf('container', {
  'fields[container]': ['holds_at_pod_terminal', 'fees_at_pod_terminal'],
} as never)

type Record = Pick<Shown, 'attributes' | 'meta'>

/** Whether the container is where it is picked up. If it still goes inland, only its arrival there matters. */
export const isAtFacility = (record: Record): boolean =>
  isThere(record as Shown) && record.attributes.current_status !== 'awaiting_inland_transfer'

/** What a record, or its cells in a file, gives as none although nobody has reported it, or the reverse. */
export const wrongInRecord = (record: Record): string[] => {
  const { attributes, meta } = record
  const { availability_known: isKnown, holds_at_pod_terminal: holds, fees_at_pod_terminal: fees } = attributes
  const exported = { id: 'c', type: 'container', attributes, meta }
  const wrong: string[] = []
  const check = (isWrong: boolean, what: string) => isWrong && wrong.push(what)
  check(
    isKnown !== (attributes.available_for_pickup !== null),
    'its availability is known and not served, or the reverse',
  )
  check(!isKnown && meta.pickup?.ready === true, 'it is ready, and nobody has said so')
  check(
    !isKnown &&
      isAtFacility(record) &&
      meta.pickup?.ready === null &&
      !meta.pickup.because.some(({ code }) => code === 'not_reported'),
    'the reason of what is not known is missing',
  )
  for (const [cell, list, name] of [
    [holdsCell, holds, 'holds_at_pod_terminal'],
    [feesCell, fees, 'fees_at_pod_terminal'],
  ] as const)
    if (list.length === 0) {
      const said = cell!.cell(exported, () => [])
      check(said !== (isKnown && !meta.unreported?.includes(name) ? 'none' : null), `a file says ${String(said)}`)
    }
  return wrong
}

/** The same errors in an explanation. */
export const wrongInSentences = (record: Record, said: readonly string[]): string[] => {
  if (record.attributes.availability_known) return []
  const isTold = said.some((text) => text.startsWith('Whether it can be picked up:'))
  return [
    ...(said.includes('No hold is set.') ? ['no hold is said to be set'] : []),
    ...(isAtFacility(record) && !isTold ? ['nothing is said to be unknown'] : []),
  ]
}
