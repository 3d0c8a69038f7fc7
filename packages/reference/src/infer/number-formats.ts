import { readTable, type TableRow } from '../table.ts'

export type InferredKind = 'bill_of_lading' | 'booking' | 'container'

/** How a line formats its bills or bookings. */
export interface NumberFormat {
  scac: string
  kind: 'bill_of_lading' | 'booking'
  /** Prefix and shape of a number in upper case without separators. */
  pattern: RegExp
  rule: string
}

/** Why a candidate is suggested, and with what confidence. */
export interface InferenceRule {
  confidence: number
  grounds: string
}

const characters: Record<string, string> = { A: '[A-Z]', N: '\\d', X: '[A-Z\\d]' }

/**
 * `A3 N5-8`: three letters and five to eight digits; X is either. Every count is limited, and so is the time of a
 * match.
 */
export const shapePattern = (prefix: string, shape: string): RegExp => {
  const parts = shape.split(' ').map((token) => {
    const [, kind, from, to] = /^([ANX])(\d+)(?:-(\d+))?$/.exec(token) ?? []
    if (kind === undefined) throw new Error(`"${token}" is not part of a shape`)
    return `${characters[kind]}{${from}${to === undefined ? '' : `,${to}`}}`
  })
  return new RegExp(`^${prefix}${parts.join('')}$`)
}

const toFormat = ({ scac, number_type, prefix, shape, rule }: TableRow): NumberFormat => ({
  scac: scac!,
  kind: number_type as NumberFormat['kind'],
  pattern: shapePattern(prefix!, shape!),
  rule: rule!,
})

export const readNumberFormats = (): NumberFormat[] => readTable('number-formats').map(toFormat)

export const readInferenceRules = (): Map<string, InferenceRule> =>
  new Map(
    readTable('inference-rules').map((row) => [
      row.rule!,
      { confidence: Number(row.confidence), grounds: row.grounds! },
    ]),
  )
