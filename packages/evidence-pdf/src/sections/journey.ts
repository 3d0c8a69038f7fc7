import type { Sheet } from '../sheet.ts'
import { table } from '../table.ts'
import { heading, paragraph } from '../texts.ts'
import {
  type Attributes,
  basis,
  eventInWords,
  local,
  plain,
  prevailed,
  type Reference,
  reportedWhen,
  utc,
} from '../words.ts'

const COLUMNS = [
  { title: 'When', part: 21 },
  { title: 'What', part: 16 },
  { title: 'Where', part: 19 },
  { title: 'Who said so, in which words', part: 23 },
  { title: 'Reported (UTC)', part: 21 },
]

export const journey = (sheet: Sheet, { journey: events, left_out }: Attributes, reference: Reference) => {
  heading(sheet, 'The journey')
  if (events.length === 0) return paragraph(sheet, 'No event has been reported.')
  table(
    sheet,
    COLUMNS,
    events.map((event) => ({
      cells: [
        local(event.timestamp, event.timezone, event.time),
        what(event),
        [
          event.location?.name ?? event.location?.locode,
          event.location?.name ? event.location.locode : null,
          event.terminal,
          event.vessel,
          event.voyage_number,
        ]
          .filter(Boolean)
          .join('\n'),
        event.provenance
          ? [basis(event.provenance, reference), prevailed(event.provenance, reference)].filter(Boolean).join('\n')
          : `not known any more (${event.data_source})`,
        [event.provenance ? reportedWhen(event.provenance.set_by) : '', `stored ${plain(event.recorded_at)}`]
          .filter(Boolean)
          .join('\n'),
      ],
    })),
  )
  if (left_out.events > 0) paragraph(sheet, `${left_out.events} further events are left out, the withdrawn ones first.`)
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T/

const what = ({ event, value, timezone, invalidated_at }: Attributes['journey'][number]): string =>
  [
    eventInWords(event),
    ...(value === null ? [] : [`new value: ${INSTANT.test(String(value)) ? local(String(value), timezone) : value}`]),
    ...(invalidated_at === null ? [] : [`WITHDRAWN or replaced ${utc(invalidated_at)}`]),
  ].join('\n')
