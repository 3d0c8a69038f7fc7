import { createHash } from 'node:crypto'
import { formatInstant } from '@boxtrail/engine/time'
import { cardOf, cellOf, factOf, pagesOf, textOf } from '../../../../../apps/web/test/rendered.tsx'
import { forecastBy } from '../../../src/charges/forecast-of.ts'
import type { Advance } from '../../../src/tracking/projection/advance/advance.ts'
import type { ExplainedContainer } from '../explained/explained.ts'
import type { Journey } from '../play.ts'
import { documentsOf, servedEntry } from '../served-records.ts'

/** Renders the pages of each container of a journey, and returns what is wrong on them. */
export const createPageReader = () => {
  const seen = new Set<string>()
  return (journey: Journey, { attention }: Advance, explained: readonly ExplainedContainer[], nowMs: number) => {
    const documents = documentsOf(journey)
    if (!documents) return []
    const shipment = documents.shipment.included
    return explained.flatMap((one) => {
      const at = shipment.findIndex(({ attributes }) => attributes.number === one.number)
      const container = documents.containers[at]!
      const { id } = container.data
      const given = {
        container,
        shipment: documents.shipment,
        explanation: explanationOf(one, nowMs),
        charges: { data: forecastBy([], chargedOf(journey, one.number), { nowMs }) },
        entries: attention.entries.filter(isAbout(id)).map(servedEntry),
      }
      // Most steps change nothing here, so pages that were read before are skipped.
      const { charges } = given.charges.data.attributes
      const { as_of: _, ...told } = given.explanation.data.attributes
      const key = hash({ ...given, charges, explanation: told })
      if (seen.has(key)) return []
      seen.add(key)
      return wrongOnPages(pagesOf(given), { one, shipment, charges })
    })
  }
}

const hash = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('base64')

const explanationOf = ({ number, explanation }: ExplainedContainer, nowMs: number) => {
  const { where, next, holdUps, contradicted, unknown } = explanation
  const told = (all: readonly { text: string }[]) => all.map(({ text }) => ({ text, evidence: [] }))
  const attributes = {
    number,
    as_of: formatInstant(nowMs),
    where: told(where),
    next: told(next),
    held_up_by: told(holdUps),
    contradicted: told(contradicted),
    unknown: told(unknown),
  }
  return { data: { id: 'c', type: 'explanation', attributes } }
}

/** An entry about a silent source says nothing about a value. */
const isAbout = (id: string) => (entry: Advance['attention']['entries'][number]) =>
  entry.container_id === id && entry.kind !== 'source_silent'

const chargedOf = ({ stored }: Journey, number: string) => ({
  ...stored.containers.get(number)!.row,
  shipping_line_scac: 'TEST',
})

type Pages = ReturnType<typeof pagesOf>

type Listed = Pick<ExplainedContainer['shown'], 'attributes'> & { meta?: Pick<Meta, 'unreported'> }
type Meta = ExplainedContainer['shown']['meta']

interface Read {
  one: ExplainedContainer
  /** All containers of the shipment. */
  shipment: readonly Listed[]
  charges: ReturnType<typeof forecastBy>['attributes']['charges']
}

const wrongOnPages = (pages: Pages, { one: { shown, explanation }, shipment, charges }: Read): string[] => {
  const { attributes } = shown
  const wrong: string[] = []
  const check = (isWrong: boolean, what: string) => isWrong && wrong.push(what)
  const said = saidOfNothing(shown)
  const card = cardOf(pages.container, 'holds')
  check(said !== null && card !== said.onPage, `its page says of holds and fees: ${card}`)
  const cell = cellOf(pages.rows, 'container-holds')
  check(said !== null && cell !== said.inRow, `its row says of holds and fees: ${cell}`)
  const inShipment = cardOf(pages.shipment, 'containers') ?? ''
  const nones = shipment.filter((one) => saidOfNothing(one)?.inRow === 'None').length
  check(inShipment.split(/\bNone\b/).length - 1 !== nones, `the page of its shipment says: ${inShipment}`)
  const available = factOf(pages.container, 'Available')
  check((available === '–') !== (attributes.available_for_pickup === null), `its page says of it: ${available}`)
  const day = factOf(pages.container, 'Last free day')
  const binds = shown.meta.free_time?.ends_on != null
  const isKnown = binds || (hasLeft(shown) && attributes.pickup_lfd !== null)
  check((day === '–') === isKnown, `its page says of the last free day: ${day}`)
  const doesNotApply = explanation.unknown.some(({ text }) => text.includes('does not apply where it is'))
  check(doesNotApply && day !== '–', `its page counts to a day that does not apply: ${day}`)
  const free = charges.filter(
    ({ state, days_charged: days, cost_so_far: cost }) => state === 'ended' && days === 0 && !cost,
  )
  const costs = cardOf(pages.container, 'charges') ?? ''
  check(costs.split('nothing charged').length - 1 !== free.length, `its page says of charges: ${costs}`)
  const texts = [pages.container, pages.shipment, pages.rows].map(textOf)
  check(!attributes.availability_known && texts.some((text) => /\bno hold is set\b/i.test(text)), 'no hold is set')
  check(
    texts.some((text) => /\b(undefined|null|NaN|Invalid Date)\b/.test(text)),
    'a page shows what is no word',
  )
  return wrong
}

const hasLeft = ({ attributes: one }: ExplainedContainer['shown']): boolean =>
  (one.pod_full_out_at ?? one.final_destination_full_out_at ?? one.empty_terminated_at) !== null

/** What is to be read of a container without a hold or fee; null if it has one. */
const saidOfNothing = ({ attributes, meta }: Listed): { onPage: string; inRow: string } | null => {
  const { availability_known, holds_at_pod_terminal: holds, fees_at_pod_terminal: fees } = attributes
  if (holds.length + fees.length > 0) return null
  const isMissing = (name: 'holds_at_pod_terminal' | 'fees_at_pod_terminal') =>
    !availability_known || meta?.unreported?.includes(name) === true
  if (isMissing('holds_at_pod_terminal'))
    return isMissing('fees_at_pod_terminal')
      ? { onPage: 'Not reported', inRow: '–' }
      : { onPage: 'No fees; holds not reported', inRow: 'No fees' }
  return isMissing('fees_at_pod_terminal')
    ? { onPage: 'No holds; fees not reported', inRow: 'No holds' }
    : { onPage: 'None', inRow: 'None' }
}
