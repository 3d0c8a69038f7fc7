import { withCheckDigit } from '@boxtrail/reference/container-number'
import { ISA_OF, x12Interchange } from './x12.ts'

/** One push: its content and the expected result. */
export interface Delivery {
  format: 'x12' | 'edifact' | 'json' | 'csv'
  body: string | Uint8Array<ArrayBuffer>
  /** The containers in the good messages of the delivery. */
  good: string[]
  /** How many messages of the delivery cannot be read. */
  poison: number
  /** Whether the delivery contains no valid message at all. */
  isGarbage: boolean
}

export type Random = () => number

/** Reproducible random numbers (mulberry32). */
export const seeded = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** The number of a container that no other message names. */
const containerNumber = (format: string, index: number) =>
  withCheckDigit(
    `${{ x12: 'XTWU', edifact: 'EDFU', json: 'JSNU', csv: 'CSVU' }[format]}${String(index).padStart(6, '0')}`,
  )!

const junk = [
  'constructor',
  '__proto__',
  "';--",
  '\u0007\u0001',
  'é'.repeat(60),
  '9'.repeat(300),
  '💥',
  'null',
  '../../etc',
  '%00',
  '<script>',
]

export interface Plan {
  format: Delivery['format']
  deliveries: number
  messages: number
  poison: number
  garbage: number
}

/** All deliveries of a format, in order, with poison at random positions. */
export const deliveriesOf = ({ format, deliveries, messages, poison, garbage }: Plan, random: Random): Delivery[] => {
  const poisonIn = Array.from({ length: deliveries }, () => 0)
  for (let index = 0; index < poison; index++) poisonIn[Math.floor(random() * deliveries)]!++
  let serial = 0
  const list = poisonIn.map((count, index): Delivery => {
    const good = Array.from({ length: messages }, () => containerNumber(format, serial++))
    const parts: { container: string | null }[] = good.map((container) => ({ container }))
    for (let n = 0; n < count; n++) parts.splice(Math.floor(random() * (parts.length + 1)), 0, { container: null })
    const body = writers[format](
      parts.map(({ container }) => container),
      index + 1,
      random,
    )
    return { format, body, good, poison: count, isGarbage: false }
  })
  for (let index = 0; index < garbage; index++)
    list.splice(Math.floor(random() * (list.length + 1)), 0, {
      format,
      body: garbageOf(random),
      good: [],
      poison: 1,
      isGarbage: true,
    })
  return list
}

/** Binary data, truncated texts and other formats. */
const garbageOf = (random: Random): Uint8Array<ArrayBuffer> | string => {
  const bytes = new Uint8Array(200 + Math.floor(random() * 5_000)).map(() => Math.floor(random() * 256))
  return pick(random, [
    bytes,
    '<html><body>Login</body></html>',
    '{"message_id": "x", "sent_at":',
    `${ISA_OF(1).slice(0, 60)}`,
    `${'['.repeat(20_000)}`,
    'UNB+UNOA:2+TEST',
    '',
    `\u0000\u0000${String(random())}`,
  ])
}

const now = Date.now()
const stamp = new Date(now - 3_600_000).toISOString()
const digits = stamp.replace(/\D/g, '')

type Writer = (containers: readonly (string | null)[], control: number, random: Random) => string

const x12: Writer = (containers, control, random) =>
  x12Interchange(
    containers.map((container) => (container === null ? poisonedSet(random) : goodSet(container))),
    control,
  )

const b4 = (container: string, code: string, date = digits.slice(0, 8), time = digits.slice(8, 12)) =>
  `B4***${code}*${date}*${time}**${container.slice(0, 4)}*${container.slice(4, 10)}*L*45G1*USLAX*UN*${container[10]}`
const goodSet = (container: string) => [b4(container, 'UV'), 'R4*5*UN*USLAX*LOS ANGELES*US']

const poisonedSet = (random: Random): string[] => {
  const container = withCheckDigit(`BADU${String(Math.floor(random() * 1e6)).padStart(6, '0')}`)!
  return pick(random, [
    () => [b4(container, pick(random, junk))],
    () => [b4(container, 'UV', pick(random, ['20261399', '', 'yesterday', ...junk]))],
    () => [b4(container, 'UV', undefined, pick(random, ['9999', 'noon', '1', ...junk]))],
    () => [`B4***UV*${digits.slice(0, 8)}*1200**${pick(random, junk)}*${pick(random, junk)}`],
    () => [`N9*BM*${pick(random, junk)}`],
    () => [b4(container, 'x'.repeat(70_000))],
    () => [b4(container, 'UV'), 'CUT'],
  ])()
}

const edifact: Writer = (containers, control, random) => {
  const good = containers.filter((container) => container !== null)
  const units = [
    ...good.map((container) => [`EQD+CN+${container}+45G1:102:5++3+5`, `DTM+203:${digits.slice(0, 12)}:203`]),
    ...containers.filter((container) => container === null).map(() => poisonedUnit(random)),
  ].sort(() => random() - 0.5)
  const segments = [
    'BGM+44+X+9',
    'TDT+20+12W+1+13+TST:172:20+++9450612:146::TEST ALPHA',
    'LOC+11+USLAX:139:6',
    ...units.flat(),
  ]
  return [
    `UNB+UNOA:2+TESTGATE:ZZZ+BOXTRAIL:ZZZ+${digits.slice(2, 8)}:${digits.slice(8, 12)}+${control}'`,
    "UNH+1+COARRI:D:95B:UN'",
    ...segments.map((one) => `${one}'`),
    `UNT+${segments.length + 2}+1'`,
    `UNZ+1+${control}'`,
  ].join('\n')
}

const escaped = (text: string) => text.replace(/[?'+:]/g, '?$&')
const poisonedUnit = (random: Random): string[] => {
  const container = withCheckDigit(`BADU${String(Math.floor(random() * 1e6)).padStart(6, '0')}`)!
  return pick(random, [
    () => [`EQD+CN+${escaped(pick(random, junk))}+45G1:102:5++3+5`, `DTM+203:${digits.slice(0, 12)}:203`],
    () => [`EQD+CN+${container}+45G1:102:5++3+5`, `DTM+203:${escaped(pick(random, junk))}:203`],
    () => [
      `EQD+CN+${container}+45G1:102:5++3+5`,
      `DTM+203:${digits.slice(0, 12)}:${escaped(pick(random, ['constructor', '999']))}`,
    ],
    () => [`EQD+CN+${container}+45G1:102:5++3+5`],
  ])()
}

const snapshot = (container: string) => ({
  container_number: container,
  observed_at: stamp,
  facility: { firms: 'Y258', locode: 'USLAX' },
  discharged_at: stamp,
  yard_location: 'B1',
})

const json: Writer = (containers, control, random) =>
  JSON.stringify({
    message_id: `poison-${control}`,
    sent_at: new Date().toISOString(),
    snapshots: containers.map((container) => (container === null ? poisonedSnapshot(random) : snapshot(container))),
  })

const poisonedSnapshot = (random: Random): unknown => {
  const good = snapshot(withCheckDigit(`BADU${String(Math.floor(random() * 1e6)).padStart(6, '0')}`)!)
  const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])
  return pick<unknown>(random, [
    { ...good, observed_at: pick(random, junk) },
    { ...good, container_number: pick<unknown>(random, [17, null, 'NOBOX', {}, ...junk]) },
    { ...good, facility: {} },
    { ...good, availability: 'maybe' },
    { ...good, holds: 'none' },
    { ...good, fees: [{ raw_type: 'X', amount: -1, currency: 'USD' }] },
    { ...good, [pick(random, junk)]: 1 },
    { ...good, yard_location: 'half \ud800' },
    { ...good, yard_location: 'nul \u0000' },
    { ...good, weight: deep(200) },
    { ...good, discharged_at: 'soon' },
    { ...good, vessel: { imo: '1' } },
    17,
    null,
    'text',
    [],
  ])
}

const csv: Writer = (containers, _control, random) =>
  [
    'container_number,observed_at,facility.firms,facility.locode,availability,fees,last_free_day,discharged_at,yard_location',
    ...containers.map((container) =>
      container === null ? poisonedRow(random) : `${container},${stamp},Y258,USLAX,no,DEMURRAGE=0 USD,,${stamp},B1`,
    ),
  ].join('\n')

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const poisonedRow = (random: Random): string => {
  const container = withCheckDigit(`BADU${String(Math.floor(random() * 1e6)).padStart(6, '0')}`)!
  return pick(random, [
    () => `${container},${quoted(pick(random, junk))},Y258,USLAX,no,,,,B1`,
    () => `${quoted(pick(random, junk))},${stamp},Y258,USLAX,no,,,,B1`,
    () => `${container},${stamp},Y258,USLAX,maybe,,,,B1`,
    () => `${container},${stamp},Y258,USLAX,no,DEMURRAGE=much USD,,,B1`,
    () => `${container},${stamp},Y258,USLAX,no,,someday,,B1`,
    () => `${container},${stamp},Y258,USLAX,no,,,,B1,one,cell,too,many`,
    () => `${container},${stamp},,,no,,,,B1`,
  ])()
}

const writers: Record<Delivery['format'], Writer> = { x12, edifact, json, csv }
