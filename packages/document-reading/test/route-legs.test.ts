import { expect, test } from 'vitest'
import { type Row, readForm } from './read-form.ts'

const heads: Row = [60, { 40: 'From', 160: 'To', 280: 'Vessel', 380: 'ETD', 480: 'ETA' }]
const first: Row = [72, { 40: 'GDYNIA', 160: 'HAMBURG', 280: 'WILHELM', 380: '26-Nov-2026', 480: '29-Nov-2026' }]
const detail: Row = [84, { 40: 'BALTIC TERMINAL', 160: 'HHLA', 280: 'Voy. No. 2647S' }]
const second: Row = [96, { 40: 'HAMBURG', 160: 'SANTOS', 280: 'CAP HERON', 380: '03-Dec-2026', 480: '22-Dec-2026' }]

test('a route of several legs is from where the first begins to where the last ends', () => {
  const { values } = readForm('booking_confirmation', [heads, first, detail, second])
  expect(values).toMatchObject({
    port_of_loading: 'GDYNIA',
    etd: '2026-11-26',
    port_of_discharge: 'SANTOS',
    eta: '2026-12-22',
  })
})

test('rows that do not go on from each other are no route', () => {
  const other: Row = [96, { 40: 'BREMEN', 160: 'SANTOS', 280: 'CAP HERON', 380: '03-Dec-2026', 480: '22-Dec-2026' }]
  const { values } = readForm('booking_confirmation', [heads, first, detail, other])
  expect(values).not.toMatchObject({ eta: '2026-12-22' })
})

test('the deadlines of a booking stand in a column of their own', () => {
  const { values } = readForm('booking_confirmation', [
    [60, { 40: 'Deadline', 350: 'Date / Local time' }],
    [72, { 40: 'SI Cut-off', 350: '2026-11-24 12:00' }],
    [84, { 40: 'VGM Cut-off', 350: '2026-11-25 06:00' }],
  ])
  expect(values).toMatchObject({ documentation_cutoff: '2026-11-24', vgm_cutoff: '2026-11-25' })
})

test('a booking is called by the reference of its line where no other number is a booking', () => {
  const own: Row = [60, { 40: 'Our Reference: 77140263' }]
  expect(readForm('booking_confirmation', [own]).values).toMatchObject({ booking_number: '77140263' })
  const other: Row = [84, { 40: 'Booking No.: 262417880' }]
  expect(readForm('booking_confirmation', [own, other]).values).toMatchObject({ booking_number: '262417880' })
})
