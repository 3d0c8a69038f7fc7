import { columnsOf } from '@boxtrail/protocol/export/columns'
import { createWorld } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { explainedAt } from './explained.ts'
import { begin, type Journey, projectedAt, step, timetable, without } from './play.ts'
import type { Shown } from './shown.ts'
import { smallScenarios } from './small-scenarios.ts'
import { isThere } from './told-forms.ts'

const simulated = createWorld(20_262)
const DAY_MS = 86_400_000
const SOURCES = ['line:TEST', 'terminal:TEST', 'rail:TEST', 'linefeed:TEST', 'edi:TEST']
const played = isLong
  ? smallScenarios
  : smallScenarios.filter(
      ({ key, containers = 1 }, index) => containers === 1 && (index % 16 === 3 || key === 'availability-unknown'),
    )

/** What is served three days after a source has fallen silent. */
const cutOff = (journey: Journey, source: string, sinceMs: number) => {
  const silent = without(journey, source)
  const nowMs = sinceMs + 3 * DAY_MS
  step(silent, nowMs)
  return explainedAt(silent, projectedAt(silent, nowMs), nowMs)
}

const [holdsCell, feesCell] = columnsOf('container', {
  'fields[container]': ['holds_at_pod_terminal', 'fees_at_pod_terminal'],
} as never)

/** Where it is picked up; of one on its way inland, what matters is when it arrives. */
const isAtFacility = (shown: Shown): boolean =>
  isThere(shown) && shown.attributes.current_status !== 'awaiting_inland_transfer'

/** What is served as none although nobody has reported it, or the reverse. */
const wrongIn = ({ attributes, meta }: Shown, said: readonly string[], isThereNow: boolean): string[] => {
  const { availability_known: isKnown, holds_at_pod_terminal: holds, fees_at_pod_terminal: fees } = attributes
  const record = { id: 'c', type: 'container', attributes }
  const cells = [holdsCell!, feesCell!].map(({ cell }) => cell(record, () => []))
  const empty = [holds, fees].map((list) => list.length === 0)
  const wrong: string[] = []
  const check = (isWrong: boolean, what: string) => isWrong && wrong.push(what)
  check(
    isKnown !== (attributes.available_for_pickup !== null),
    'its availability is known and not served, or the reverse',
  )
  check(!isKnown && meta.pickup?.ready === true, 'it is ready, and nobody has said so')
  check(
    !isKnown &&
      isThereNow &&
      meta.pickup?.ready === null &&
      !meta.pickup.because.some(({ code }) => code === 'not_reported'),
    'the reason of what is not known is missing',
  )
  for (const [at, isEmpty] of empty.entries())
    if (isEmpty) check(cells[at] !== (isKnown ? 'none' : null), `a file says ${String(cells[at])}`)
  check(!isKnown && said.includes('No hold is set.'), 'no hold is said to be set')
  check(
    !isKnown && isThereNow && !said.some((text) => text.startsWith('Whether it can be picked up:')),
    'nothing is said to be unknown',
  )
  return wrong
}

test('whichever source falls silent, and when: what is not known is not served like none', {
  timeout: 3_600_000,
}, () => {
  const wrong = new Set<string>()
  let [unknown, none] = [0, 0]
  for (const scenario of played) {
    const journey = begin(simulated, scenario)
    for (const [index, nowMs] of timetable(simulated, journey).entries()) {
      step(journey, nowMs)
      if (!isLong && index % 7 !== 1) continue
      for (const source of SOURCES)
        for (const { number, explanation, shown } of cutOff(journey, source, nowMs)) {
          const said = [...explanation.next, ...explanation.holdUps, ...explanation.unknown].map(({ text }) => text)
          for (const what of wrongIn(shown, said, isAtFacility(shown)))
            wrong.add(`${scenario.key}, ${source} from ${index}, ${number}: ${what}`)
          if (!isAtFacility(shown)) continue
          if (!shown.attributes.availability_known) unknown++
          else if (shown.attributes.holds_at_pod_terminal.length === 0) none++
        }
    }
  }
  expect([...wrong].slice(0, 10)).toEqual([])
  // Both are among what was examined.
  expect(Math.min(unknown, none)).toBeGreaterThan(isLong ? 1_000 : 0)
})
