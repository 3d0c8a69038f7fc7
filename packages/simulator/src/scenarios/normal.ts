import type { Scenario } from '../scenario.ts'
import { type Draft, days, facility, hours, terminalSource } from '../story/draft.ts'
import { customs, freight, inlandYard, railway, release, reportedAt, USD } from '../story/release.ts'
import { type Itinerary, sail } from '../story/sail.ts'
import { all, containerCount, eachContainer, happensOnce, requestIs, until } from './checks.ts'

/** Journeys without failures, and the usual holds and fees at a terminal. */
const direct = (draft: Draft, itinerary: Partial<Itinerary> = {}) => {
  const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'], ...itinerary })
  release(draft, voyage)
  draft.story.bookingReports.push({ code: 'CONF', fromMs: 0 })
  return voyage
}

const onceEach = happensOnce(
  'container.transport.vessel_loaded',
  'container.transport.vessel_departed',
  'container.transport.vessel_arrived',
  'container.transport.vessel_discharged',
  'container.transport.full_out',
  'container.transport.empty_in',
)

export const normal: readonly Scenario[] = [
  {
    key: 'direct',
    serial: 1,
    ends: 'all_containers_terminated',
    kind: 'normal',
    title: 'Shanghai to Los Angeles, picked up at the port',
    invariant: 'each milestone is notified once, at its time, and the container ends empty_returned',
    holds: onceEach,
    play: (draft) => direct(draft),
  },
  {
    key: 'transshipment',
    serial: 2,
    kind: 'normal',
    title: 'Shanghai to Seattle, changing vessels at Busan',
    invariant:
      'Busan is a transshipment as soon as the container changes vessels there; the port of discharge stays Seattle',
    holds: all(onceEach, happensOnce('container.transport.transshipment_discharged')),
    play: (draft) => direct(draft, { ports: ['CNSHA', 'KRPUS', 'USSEA'] }),
  },
  {
    key: 'feeder',
    serial: 3,
    kind: 'normal',
    title: 'Gothenburg to New York, by feeder to Bremerhaven',
    invariant: 'each milestone is notified once, at its time',
    holds: onceEach,
    play: (draft) => direct(draft, { ports: ['SEGOT', 'DEBRV', 'USNYC'], feeder: true }),
  },
  {
    key: 'barge',
    serial: 4,
    kind: 'normal',
    title: 'Wuhan by barge to Shanghai, by vessel to Los Angeles',
    invariant: 'the port of lading is Shanghai, where the container is loaded on the vessel',
    holds: onceEach,
    play: (draft) => direct(draft, { bargeFrom: 'CNWUH' }),
  },
  {
    key: 'barge-inland',
    serial: 5,
    kind: 'normal',
    title: 'Ningbo to Rotterdam, by barge to Duisburg',
    invariant: 'pod_full_out_at stays null: the container is picked up inland',
    play: (draft) => {
      sail(draft, { ports: ['CNNGB', 'NLRTM'], bargeTo: 'DEDUI' })
    },
  },
  {
    key: 'rail',
    serial: 6,
    kind: 'normal',
    title: 'Yantian to Los Angeles, by BNSF to Chicago',
    invariant: 'pod_full_out_at stays null; the last free day is the ramp’s',
    holds: all(onceEach, happensOnce('container.transport.arrived_at_inland_destination')),
    play: (draft) => {
      const voyage = direct(draft, { ports: ['CNYTN', 'USLAX'], rail: { to: 'USCHI', by: 'BNSF' } })
      railway(draft, voyage, 'BNSF')
    },
  },
  {
    key: 'rail-canada',
    serial: 7,
    kind: 'normal',
    title: 'Shanghai to Vancouver, by CN to Toronto',
    invariant: 'pod_full_out_at stays null; the last free day is the ramp’s',
    holds: onceEach,
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'CAVAN'], rail: { to: 'CATOR', by: 'CNRU' } })
      railway(draft, voyage, 'CNRU', { freeDays: 3 })
    },
  },
  {
    key: 'truck',
    serial: 8,
    kind: 'normal',
    title: 'Shanghai to Los Angeles, trucked by the line to a yard in Las Vegas',
    invariant: 'the gate-out of the line’s truck is not a pickup: picked_up only once it leaves the yard',
    holds: until('full_out', (seen, { containers }) =>
      containers.some((container) => seen.containers.get(container)?.current_status === 'picked_up')
        ? 'picked_up before it left the yard'
        : null,
    ),
    play: (draft) => {
      const voyage = direct(draft, { truckTo: 'USLAS' })
      for (const step of draft.feedOf('forgotten')) step.fromMs = draft.act('linehaul_out').atMs
      inlandYard(draft, voyage)
    },
  },
  {
    key: 'reefer',
    serial: 9,
    kind: 'normal',
    title: 'San Antonio to Philadelphia, a reefer with fruit and an inspection by the USDA',
    invariant: 'the container is a 40 ft high cube reefer; the USDA hold remains until it is released',
    holds: all(
      onceEach,
      eachContainer((_container, _seen, fieldOf) =>
        fieldOf('equipment_type') === 'reefer' ? null : `equipment_type is ${fieldOf('equipment_type')}`,
      ),
    ),
    play: (draft) => {
      direct(draft, { ports: ['CLSAI', 'USPHL'], equipment: '45R1' })
      const usda = { raw_name: 'USDA', raw_status: 'HOLD', description: 'Fruit inspection' }
      for (const step of draft.feedOf('discharge')) step.says!.holds = [usda, freight, customs]
      for (const step of draft.feedOf('freight_release')) step.says!.holds = [usda, customs]
      for (const step of draft.feedOf('customs_release')) step.says!.holds = [usda]
    },
  },
  {
    key: 'multi-box',
    serial: 10,
    kind: 'normal',
    title: 'Three containers on one bill; customs examines the second',
    invariant: 'holds and fees of one container never appear at another',
    containers: 3,
    holds: all(
      containerCount(3),
      eachContainer((_container, _seen, fieldOf, index) => {
        const fees = fieldOf('fees_at_pod_terminal')
        const exam = Array.isArray(fees) && fees.some((fee) => (fee as { type: string }).type === 'exam')
        return exam && index !== 1 ? 'the exam fee of another container' : null
      }),
    ),
    play: (draft) => {
      const voyage = direct(draft, { ports: ['CNNGB', 'USOAK'], outAfterDays: 5 })
      const at = voyage.pod
      const source = terminalSource(at)
      const base = draft.feedOf('available').find(({ container }) => container === 1)!.fromMs
      const step = (name: string, afterHours: number, says: object) =>
        draft.feed({ at, source, container: 1, name, fromMs: base + hours(afterHours), says })
      const vacis = { raw_name: 'VACIS', raw_status: 'PENDING', description: 'Selected for X-ray' }
      step('exam_ordered', 3, { holds: [vacis], availability: 'no' })
      step('exam', 12, {
        holds: [{ ...vacis, raw_status: 'HOLD' }],
        fees: [{ raw_type: 'EXAM', amount: 350, currency: USD }],
      })
      step('exam_passed', 40, { holds: [], availability: 'yes' })
    },
  },
  {
    key: 'booking-before-bill',
    serial: 11,
    kind: 'normal',
    title: 'Tracked by its booking before there is a bill',
    invariant: 'one shipment throughout; the bill becomes its number when the line reports it',
    trackBy: 'booking',
    holds: all(onceEach, containerCount(1)),
    play: (draft) => {
      direct(draft, { ports: ['JPTYO', 'USLAX'] })
      draft.story.billFromMs = draft.act('departure').atMs + hours(20)
    },
  },
  {
    key: 'off-dock',
    serial: 12,
    kind: 'normal',
    title: 'Moved off dock to a freight station, and picked up there',
    invariant: 'the status is off_dock until the freight station reports; its holds and dates replace the port’s',
    misreports: ['pod_full_out_at'],
    play: (draft) => {
      const voyage = direct(draft, { outAfterDays: 5 })
      const station = facility('USLAX', 'LAXCFS')
      const port = terminalSource(voyage.pod)
      const movedMs = voyage.discharges[0]!.atMs + days(2)
      draft.unfeed(...draft.feedOf('available'), ...draft.feedOf('appointment'), ...draft.feedOf('full_out'))
      draft.feed({ at: voyage.pod, source: port, name: 'off_dock', fromMs: movedMs, says: { off_dock_to: station } })
      const source = terminalSource(station)
      const feed = (name: string, fromMs: number, says: object) =>
        draft.feed({ at: station, source, name, fromMs, says })
      feed('at_station', movedMs + hours(6), { availability: 'no', holds: [], fees: [] })
      feed('available', movedMs + hours(26), {
        availability: 'yes',
        last_free_day: reportedAt(movedMs + days(4), 'date'),
        fees: [{ raw_type: 'STORAGE', amount: 0, currency: USD }],
      })
      const out = draft.act('full_out')
      feed('full_out', out.atMs + hours(0.3), { full_out_at: reportedAt(out.atMs), availability: 'no' })
    },
  },
  {
    key: 'dropped',
    serial: 13,
    kind: 'normal',
    title: 'Dropped at the consignee’s yard, as the terminal’s feed reports',
    invariant: 'dropped only while the feed reports it',
    play: (draft) => {
      const voyage = direct(draft)
      const source = terminalSource(voyage.pod)
      const feed = (name: string, fromMs: number, says: object) =>
        draft.feed({ at: voyage.pod, source, name, fromMs, says })
      feed('dropped', voyage.outMs + hours(5), { status: 'dropped' })
      feed('dropped_over', voyage.outMs + days(2), { status: null })
    },
  },
  {
    key: 'loaded',
    serial: 14,
    kind: 'normal',
    title: 'Loaded again by the consignee for export, as the terminal’s feed reports',
    invariant: 'loaded only while the feed reports it',
    play: (draft) => {
      const voyage = direct(draft, { ports: ['CNYTN', 'USLGB'] })
      const source = terminalSource(voyage.pod)
      const feed = (name: string, fromMs: number, says: object) =>
        draft.feed({ at: voyage.pod, source, name, fromMs, says })
      feed('loaded', voyage.outMs + hours(9), { status: 'loaded' })
      feed('loaded_over', voyage.outMs + days(2), { status: null })
    },
  },
  {
    key: 'split',
    serial: 15,
    kind: 'normal',
    title: 'One bill split over two vessels: two containers go first, one follows a week later',
    invariant: 'each container keeps its own vessel and dates; the shipment follows the vessel with most containers',
    containers: 3,
    holds: all(containerCount(3), onceEach),
    play: (draft) => {
      const first = sail(draft, { ports: ['CNSHA', 'USLGB'], containers: [0, 1] })
      release(draft, first)
      const second = sail(draft, { ports: ['CNSHA', 'USLGB'], containers: [2], startsMs: days(7) })
      release(draft, second)
    },
  },
  {
    key: 'long-dwell',
    serial: 16,
    kind: 'normal',
    title: 'Left at the terminal past its last free day: every kind of hold and fee is set and lifted',
    invariant: 'the holds and fees served are those of the terminal’s last list, no more and no fewer',
    play: (draft) => {
      const voyage = direct(draft, { outAfterDays: 14 })
      const source = terminalSource(voyage.pod)
      const base = draft.feedOf('available')[0]!.fromMs
      const step = (name: string, afterDays: number, says: object) =>
        draft.feed({ at: voyage.pod, source, name, fromMs: base + days(afterDays), says })
      const fee = (raw_type: string, amount: number) => ({ raw_type, amount, currency: USD })
      const dwell = [fee('DEMURRAGE', 225), fee('EXTENDED DWELL', 100), fee('TOTAL', 325)]
      step('tmf_hold', 1, { holds: [{ raw_name: 'TMF_CONTAINER_HOLD', raw_status: 'Y' }], availability: 'no' })
      step('tmf_paid', 2, { holds: [], availability: 'yes', fees: [fee('TMF', 36.5)] })
      step('lfd_moved', 3, { last_free_day: reportedAt(base + days(5), 'date') })
      step('fees', 6, { fees: dwell })
      step('nii_hold', 7, {
        holds: [{ raw_name: 'GATE CHECK', raw_status: 'ACTIVE', description: 'See the trouble window' }],
        availability: 'no',
      })
      step('nii_over', 8, { holds: [], availability: 'yes' })
      step('fees_grow', 9, { fees: [fee('DEMURRAGE', 675), fee('EXTENDED DWELL', 400), fee('TOTAL', 1_075)] })
    },
  },
  {
    key: 'by-container',
    serial: 17,
    kind: 'normal',
    title: 'Tracked by its container number; the line reveals the bill',
    invariant: 'the shipment has only that container, under the bill that the response reveals',
    trackBy: 'container',
    trackFromDays: 4,
    holds: all(
      containerCount(1),
      onceEach,
      requestIs('pending', 'awaiting_manifest', 'created', 'tracking_stopped'),
      ({ shipment }) =>
        shipment && !/^QXSB17\d{3}$/.test(String(shipment.normalized_number))
          ? `its number is ${String(shipment.normalized_number)}, not the bill`
          : null,
    ),
    play: (draft) => direct(draft, { ports: ['VNVUT', 'USLGB'] }),
  },
  {
    key: 'line-lfd',
    serial: 19,
    kind: 'normal',
    title: 'The line reports its own last free day, before the terminal’s',
    invariant: 'pickup_lfd is the line’s as soon as the line reports one, the terminal’s before',
    holds: all(
      onceEach,
      eachContainer((_container, _seen, fieldOf) => {
        const [line, terminal] = [fieldOf('pickup_lfd_line'), fieldOf('pickup_lfd_terminal')]
        return fieldOf('pickup_lfd') === (line ?? terminal) ? null : `pickup_lfd is ${String(fieldOf('pickup_lfd'))}`
      }),
    ),
    play: (draft) => {
      const voyage = direct(draft, { ports: ['CNSHA', 'USLGB'], outAfterDays: 4 })
      const base = draft.feedOf('available')[0]!.fromMs
      const source = `linefeed:${draft.story.line.scac}`
      const feed = (name: string, fromMs: number, says: object) =>
        draft.feed({ at: voyage.pod, source, name, fromMs, says })
      feed('line_lfd', base + hours(5), { last_free_day: reportedAt(voyage.readyMs + days(3), 'date') })
      feed('line_lfd_moved', base + hours(30), { last_free_day: reportedAt(voyage.readyMs + days(5), 'date') })
    },
  },
  {
    key: 'two-hubs',
    serial: 18,
    kind: 'normal',
    title: 'Nhava Sheva to Savannah via Colombo, on the long route: two transshipments',
    invariant: 'both hubs are transshipments, in the order of the journey',
    holds: onceEach,
    play: (draft) => direct(draft, { ports: ['VNVUT', 'SGSIN', 'LKCMB', 'USSAV'] }),
  },
  {
    key: 'next-journey',
    serial: 56,
    kind: 'normal',
    ends: 'all_containers_terminated',
    title: 'Returned empty, and three weeks later on its next journey, from Savannah under another bill',
    invariant: 'the shipment keeps its journey; its container, tracked again later, is on the next one',
    trackBy: 'container',
    holds: all(containerCount(1), onceEach, ({ shipment }) =>
      [null, 'CNSHA'].includes((shipment?.port_of_lading_locode ?? null) as string | null)
        ? null
        : 'the port of lading is that of the next journey',
    ),
    play: (draft) => {
      const voyage = direct(draft)
      const first = { ...draft.story.truth[0]! }
      const before = [...draft.story.reports]
      sail(draft, { ports: ['USSAV', 'DEBRV'], startsMs: voyage.outMs + days(24) })
      for (const report of draft.story.reports.filter((one) => !before.includes(one))) report.otherBill = 'QXNEXT'
      draft.story.truth[0] = first
    },
  },
  {
    key: 'five-hundred',
    serial: 57,
    kind: 'normal',
    ends: 'all_containers_terminated',
    title: 'Five hundred containers on one bill',
    invariant: 'one shipment with all its containers, each milestone of each notified once',
    containers: 500,
    holds: all(containerCount(500), onceEach),
    play: (draft) => {
      sail(draft, { ports: ['CNSHA', 'USLAX'] })
      draft.story.bookingReports.push({ code: 'CONF', fromMs: 0 })
    },
  },
]
