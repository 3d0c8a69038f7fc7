import { expect, test } from 'vitest'
import { type Row, readForm } from '../harness/read-form.ts'

const headers: Row = [60, { 40: 'From', 160: 'To', 280: 'Vessel', 380: 'ETD', 480: 'ETA' }]
const first: Row = [72, { 40: 'GDYNIA', 160: 'HAMBURG', 280: 'WILHELM', 380: '26-Nov-2026', 480: '29-Nov-2026' }]
const detail: Row = [84, { 40: 'BALTIC TERMINAL', 160: 'HHLA', 280: 'Voy. No. 2647S' }]
const second: Row = [96, { 40: 'HAMBURG', 160: 'SANTOS', 280: 'CAP HERON', 380: '03-Dec-2026', 480: '22-Dec-2026' }]

test('a route of several legs runs from the start of the first to the end of the last', () => {
  const { values } = readForm('booking_confirmation', [headers, first, detail, second])
  expect(values).toMatchObject({
    port_of_loading: 'GDYNIA',
    etd: '2026-11-26',
    port_of_discharge: 'SANTOS',
    eta: '2026-12-22',
  })
})

test('rows that do not connect are not a route', () => {
  const other: Row = [96, { 40: 'BREMEN', 160: 'SANTOS', 280: 'CAP HERON', 380: '03-Dec-2026', 480: '22-Dec-2026' }]
  const { values } = readForm('booking_confirmation', [headers, first, detail, other])
  expect(values).not.toMatchObject({ eta: '2026-12-22' })
})

test('the deadlines of a booking are read from their own column', () => {
  const { values } = readForm('booking_confirmation', [
    [60, { 40: 'Deadline', 350: 'Date / Local time' }],
    [72, { 40: 'SI Cut-off', 350: '2026-11-24 12:00' }],
    [84, { 40: 'VGM Cut-off', 350: '2026-11-25 06:00' }],
  ])
  expect(values).toMatchObject({ documentation_cutoff: '2026-11-24', vgm_cutoff: '2026-11-25' })
})

test('the reference of the line is the booking number if no other number is', () => {
  const own: Row = [60, { 40: 'Our Reference: 77140263' }]
  expect(readForm('booking_confirmation', [own]).values).toMatchObject({ booking_number: '77140263' })
  const other: Row = [84, { 40: 'Booking No.: 262417880' }]
  expect(readForm('booking_confirmation', [own, other]).values).toMatchObject({ booking_number: '262417880' })
})
