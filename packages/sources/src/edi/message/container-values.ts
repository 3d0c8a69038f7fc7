import { clean } from '@boxtrail/edi/segment'
import { checkDigitOk, normalizeContainerNumber, withCheckDigit } from '@boxtrail/reference/container-number'
import { LB_PER_KG } from '@boxtrail/reference/weights'

const SHAPE = /^[A-Z]{4}\d{7}$/

export interface ContainerRead {
  number: string
  /** Reasons to doubt the number, as sentences. */
  doubts: readonly string[]
}

/**
 * The eleven characters of a container number from its parts. A missing check digit is taken from a reference to the
 * same container, otherwise computed; if the check digit is wrong, a valid reference wins. Flags problems, but rejects
 * nothing. If the message has several containers (`isOnly`: false), references may name any of them: only those with
 * the same first ten characters are about this one.
 */
export const readContainerNumber = (
  initial = '',
  number = '',
  digit = '',
  references: readonly string[] = [],
  { isOnly = true } = {},
): ContainerRead | null => {
  const owner = normalizeContainerNumber(initial)
  const serial = normalizeContainerNumber(number).replace(/^0+(?=\d{6,})/, '')
  const built =
    /^\d{6}$/.test(serial) && /^\d$/.test(digit.trim()) ? `${owner}${serial}${digit.trim()}` : `${owner}${serial}`
  const isSame = (text: string) => text.slice(0, 10) === built.slice(0, 10)
  const named = references.map(normalizeContainerNumber).filter((text) => SHAPE.test(text) && (isOnly || isSame(text)))
  if (SHAPE.test(built)) {
    const valid = checkDigitOk(built) ? [] : named.filter((text) => checkDigitOk(text))
    const sound = valid.find(isSame) ?? valid[0]
    return sound === undefined
      ? { number: built, doubts: doubtsAbout(built, isOnly ? named : []) }
      : { number: sound, doubts: [`the check digit of ${built} is wrong; a reference names ${sound}, which is used`] }
  }
  // A number may lack its owner code or its last characters.
  const completes = (text: string) => text.startsWith(built) || (owner === '' && text.slice(4).startsWith(serial))
  const computed =
    named.find(isSame) ?? named.find(completes) ?? (built.length === 10 ? withCheckDigit(built) : undefined)
  return computed === undefined ? null : { number: computed, doubts: doubtsAbout(computed, isOnly ? named : []) }
}

/** Whether references name a container other than this one. */
export const nameOther = (number: string, references: readonly string[]): boolean =>
  references.map(normalizeContainerNumber).some((text) => SHAPE.test(text) && text !== number)

/**
 * The doubts about a number: a wrong check digit, or references that name only other containers, so that a message
 * about one container contradicts itself.
 */
const doubtsAbout = (number: string, named: readonly string[]): string[] => [
  ...(checkDigitOk(number) ? [] : [`the check digit of ${number} is wrong`]),
  ...(named.length === 0 || named.includes(number)
    ? []
    : [
        `names the container ${number}, and a reference names ${[...new Set(named)].slice(0, 3).join(', ')}; the reference is not used`,
      ]),
]

/**
 * Whole pounds; null without a weight. EDIFACT also allows a comma before decimals; before three digits it may group
 * thousands, unless it follows more than three digits.
 */
export const pounds = (value = '', unit = ''): number | null => {
  const text = value.trim().replace(/(?<=^\d{4,}),(?=\d+$)|,(?=\d+$)(?!\d{3}$)/, '.')
  const number = /^\d{1,9}(?:\.\d+)?$/.test(text) ? Number(text) : 0
  const factor = named[unit.trim().toUpperCase()]
  return number > 0 && factor !== undefined ? Math.round(number * factor) : null
}
const named: Readonly<Record<string, number | undefined>> = Object.assign(Object.create(null), {
  L: 1,
  LB: 1,
  LBR: 1,
  K: LB_PER_KG,
  KG: LB_PER_KG,
  KGM: LB_PER_KG,
  T: 1_000 * LB_PER_KG,
  TNE: 1_000 * LB_PER_KG,
})

/** "0000" states no size. "451G" is 45G1 with its last two characters swapped; as written it is not a valid code. */
export const readSizeType = (text = ''): string | null => {
  const code = text.trim().toUpperCase()
  return code === '' || code === '0000' ? null : code.replace(/^([1-4A-HK-P][0-9C-FL-P])(\d)([A-Z])$/, '$1$3$2')
}

/** A seal number contains a digit; "SI" and "NOSEAL" do not. */
export const readSeal = (text = ''): string | null => {
  const seal = clean(text)
  return /\d/.test(seal) && seal.length <= 40 ? seal : null
}
