import { massOf } from '../../claims/mass-in-words.ts'
import { policyRowOf } from '../../policy.ts'
import type { FactClaim } from '../../project/types/projection.ts'
import type { FactField } from '../../statement.ts'
import { type Contradiction, contradiction, type Recorded, type Rule, states } from '../contradiction/contradiction.ts'
import type { ContradictionKind } from '../contradiction/kinds.ts'
import { speaker } from '../contradiction/sentences.ts'

/** Compares weight, seal, and size and type. */
export const cargo: Rule = (recorded) =>
  properties
    // A weight that was divided among several containers is not the weight of any of them.
    .filter(({ field }) => field !== 'weight_in_lbs' || !recorded.settled.marks.averaged)
    .flatMap((property) => differing(recorded, property))

export interface Property {
  field: FactField
  kind: ContradictionKind
  name: string
  /** Whether the two values can be of one container. */
  agree: (a: FactClaim, b: FactClaim, recorded: Recorded) => boolean
  words: (value: unknown) => string
}

export const properties: readonly Property[] = [
  {
    field: 'weight_in_lbs',
    kind: 'weight_differs',
    name: 'weight',
    agree: (a, b) => Math.abs(weightOf(a) - weightOf(b)) <= Math.max(weightOf(a), weightOf(b)) / 10 || areOfOther(a, b),
    words: (value) => `${value} lb`,
  },
  {
    field: 'seal_number',
    kind: 'seal_differs',
    name: 'seal',
    agree: (a, b) => sealsIn(a).some((seal) => sealsIn(b).some((other) => isSameSeal(seal, other))),
    words: String,
  },
  {
    field: 'equipment_size_type',
    kind: 'size_differs',
    name: 'size and type',
    agree: (a, b, { equipment }) => {
      const [one, other] = [equipment(String(a.statement.value)), equipment(String(b.statement.value))]
      return (['type', 'length', 'height'] as const).every(
        (part) => one[part] === null || other[part] === null || one[part] === other[part],
      )
    },
    words: String,
  },
]

const weightOf = ({ statement }: FactClaim): number => Number(statement.value)

/** The weight of an empty container, from the lightest of 20 feet to a flat rack of 40. */
export const TARE_LB = { min: 3_900, max: 13_700 }

/** Whether the weights are of different things: as both sources state, or as the difference suggests. */
const areOfOther = (a: FactClaim, b: FactClaim): boolean => {
  const [one, other] = [massOf(a.statement.text), massOf(b.statement.text)]
  return one !== null && other !== null ? one !== other : differByTare(a, b)
}

/**
 * The line's bill states the cargo; facilities weigh it with its container, as whoever verifies the gross mass does.
 */
const differByTare = (a: FactClaim, b: FactClaim): boolean => {
  const [light, heavy] = [a, b].toSorted((one, other) => weightOf(one) - weightOf(other))
  const tare = weightOf(heavy!) - weightOf(light!)
  return (
    heavy!.claim.source.kind !== 'line' &&
    light!.claim.source.kind === 'line' &&
    tare >= TARE_LB.min &&
    tare <= TARE_LB.max
  )
}

/** The seals in a value and its text, either of which may list several, without leading zeros. */
const sealsIn = ({ statement: { value, text } }: FactClaim): string[] =>
  `${value} ${text ?? ''}`
    .toUpperCase()
    .split(/[\s,;/|]+/)
    .map((seal) => seal.replaceAll(/[^A-Z0-9]/g, '').replace(/^0+/, ''))
    .filter((seal) => /\d/.test(seal))

/** Some sources leave out the letters of a seal, which stand for its maker or owner. */
const isSameSeal = (a: string, b: string): boolean => a === b || withoutLetters(a) === b || withoutLetters(b) === a

const withoutLetters = (seal: string): string => seal.replace(/^[A-Z]+0*/, '')

const differing = (recorded: Recorded, { field, kind, name, agree, words }: Property): Contradiction[] => {
  const { journey, settled } = recorded
  const column = field === 'equipment_size_type' ? 'equipment_type' : field
  const set = settled.provenance[column]?.set_by
  const stated = journey.facts.filter((fact) => isStated(fact, field, recorded))
  const served = stated.find(({ claim }) => claim.id === set?.id)
  const other = served && stated.find((fact) => isOther(served, fact) && !agree(served, fact, recorded))
  if (!served || !other) return []
  return [
    contradiction({
      kind,
      about: '',
      severity: 'low',
      title: `The ${name} of ${journey.number} is ${words(served.statement.value)} according to ${speaker(served.claim)}, and ${words(other.statement.value)} according to ${speaker(other.claim)}.`,
      statements: [states(served.claim, true), states(other.claim, false)],
      decidedBy: policyRowOf(served.statement),
    }),
  ]
}

/** Whether a source states it about this container on this journey, or still did at a moment. */
export const isStated = (
  { claim, statement }: FactClaim,
  field: FactField,
  { journey }: Recorded,
  stillMs = Number.POSITIVE_INFINITY,
): boolean =>
  statement.field === field &&
  statement.container === journey.number &&
  statement.value !== null &&
  statement.value !== '' &&
  (claim.closedMs === null || claim.closedMs > stillMs) &&
  claim.latestReportedMs >= journey.openedMs

const isOther = (served: FactClaim, { claim }: FactClaim) => claim.source.id !== served.claim.source.id
