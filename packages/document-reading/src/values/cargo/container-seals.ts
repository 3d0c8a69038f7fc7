import { cellAt } from '../../layout/find-cells.ts'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import { oncePer } from '../../once-per.ts'
import type { FoundValue } from '../../reading.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { type HeaderRow, nearestHeader } from '../labelled/header-rows.ts'
import type { ContainerPlace } from './container-places.ts'

/** Letters, digits and hyphens with at least four digits; neither a container number nor a date. */
const SEAL =
  '(?![A-Z]{3}[UJZ]\\d{7}|\\d{1,4}-\\d{1,2}-\\d{1,4})(?=[A-Z\\d-]{4,14}(?:(?:20|40|45)[A-Z]{2})?(?![A-Z\\d-]))(?=(?:[A-Z-]*\\d){4})[A-Z\\d]+(?:-[A-Z\\d]+)*(?![\\w-]|[.,]\\d)'
/** In its column it may have a space after its letters. */
const SPACED = '[A-Z]{1,4} \\d{5,9}'
/** A size code directly after the seal, from a narrow column. */
const SIZE_BEHIND = /(?<=\d{4})(?:20|40|45)(?:GP|HC|HQ|DV|DC|RF|OT|ST)$/
const WORD = '(?:seals?|sellos?|segel|plomb(?:s|en?)?|precintos?|sigill[oi]|lacres?|zegels?)'
const SEAL_LABEL = `${WORD}(?:\\s*(?:nos?|nr|n[°º]|num|numbers?)(?![a-z])\\.?)?\\s*[:.#]*\\s*`
const LABELLED = new RegExp(`(?<!\\p{L})${SEAL_LABEL}(${SEAL})`, 'iu')
const SIZED = "(?:\\(?(?:20|22|40|42|45|L5)\\s?(?:[A-Z\\d]{1,3}|['’])\\)?\\s*[/|,]\\s*)?"
const BEHIND = new RegExp(
  `^\\s*(?:[/|]|(?=\\())\\s*${SIZED}(?:${SEAL_LABEL})?(${SEAL})(?!\\s?(?:kg|cbm|ctn|pkg))`,
  'iu',
)
const WHOLE = new RegExp(`^(?:seal\\s*[:#.]?\\s*|\\/\\s?)?(${SEAL})$`, 'i')
const WHOLE_IN_COLUMN = new RegExp(`^(${SEAL}|${SPACED})$`, 'i')
const AFTER_CONTAINER = new RegExp(`^\\s+(${SEAL})$`, 'i')
/** Two columns so close that their cells were read as one. */
const BEHIND_SIZE = new RegExp(`^(?:20|22|40|42|45)[A-Z\\d]{2}\\s+(${SEAL})$`, 'i')
/** "Seal", "Sello línea", "Actual seal no.", with or without a colon; "Container / Seal" is the header of both. */
const SEAL_HEADER = new RegExp(`^(?:\\p{L}+[. /]+){0,2}${WORD}(?!\\p{L})[^\\d]{0,16}$`, 'iu')
const JOINT_HEADER = /seal (?:no|number)|\b(?:container|cntr)s?(?: nos?\.?)? ?(?:\/|&|and) ?seals?\b/i
/** Cached, because each container of a page asks for it. */
const hasJointHeader = oncePer(({ text }: PageLayout) => JOINT_HEADER.test(text))
/** Seal columns are not longer. */
const MAX_ROWS = 60

function toSeal(
  page: PageLayout,
  cell: Cell,
  found: RegExpExecArray,
  offset: number,
  ground: string,
): FoundValue<string> {
  const seal = found[1]!.replace(SIZE_BEHIND, '')
  return toFoundValue(
    page,
    cell,
    offset + found[0].lastIndexOf(found[1]!) + found.index,
    { value: seal.replace(' ', '').toUpperCase(), length: seal.length },
    { confidence: 0.94, grounds: [ground] },
  )
}

/** "FCIU0642079 / H7807895": each of several containers on a line has its own seal. */
export function sealBehind({ page, cell, from, length }: ContainerPlace): FoundValue<string> | undefined {
  const behind = BEHIND.exec(cell.text.slice(from + length))
  return behind ? toSeal(page, cell, behind, from + length, 'behind its container') : undefined
}

/** The seal after the word "seal", in its column, after a slash, or below the container under a joint header. */
export function findSeal(
  place: ContainerPlace,
  lines: readonly (readonly Cell[])[],
  header: HeaderRow | undefined,
): FoundValue<string> | undefined {
  const { page, cell, from, length } = place
  const behind = sealBehind(place)
  if (behind) return behind
  const namesBoth = hasJointHeader(page)
  const rest = namesBoth ? AFTER_CONTAINER.exec(cell.text.slice(from + length)) : null
  if (rest) return toSeal(page, cell, rest, from + length, 'behind its container')
  for (const [at, line] of lines.entries())
    for (const one of line) {
      const named = LABELLED.exec(one.text)
      if (named) return toSeal(page, one, named, 0, 'behind the word "seal"')
      const behindSize = header?.headers.some(({ meanings }) => meanings.has('head:seal'))
        ? BEHIND_SIZE.exec(one.text)
        : null
      if (behindSize) return toSeal(page, one, behindSize, 0, 'behind the code of a size')
      const inColumn = one === cell || at > 0 ? null : WHOLE_IN_COLUMN.exec(one.text)
      if (inColumn && (isInSealColumn(header, one) || isBelowSealHeader(page, one)))
        return toSeal(page, one, inColumn, 0, 'below the head of its column')
      const whole = one === cell ? null : WHOLE.exec(one.text)
      if (!whole) continue
      const above = lines[at - 1]?.find((other) => Math.abs(other.left - one.left) < 6)
      if (at === 0 && one === lines[0]![lines[0]!.indexOf(cell) + 1] && one.text.startsWith('/'))
        return toSeal(page, one, whole, 0, 'behind its container')
      if (above && (/seal[^:]*:$/i.test(above.text) || (namesBoth && above === cell)))
        return toSeal(page, one, whole, 0, 'below its label')
    }
  return undefined
}

const isInSealColumn = (header: HeaderRow | undefined, cell: Cell) =>
  header !== undefined && (nearestHeader(header, cell)?.meanings.has('head:seal') ?? false)

/** Whether only other seals are between a cell and a seal header in any language. */
function isBelowSealHeader(page: PageLayout, cell: Cell): boolean {
  let rows = 0
  for (let line = cellAt(page, cell.start)!.line; line >= 0; line--)
    for (const one of page.lines[line]!.toReversed()) {
      if (one.bottom > cell.top + 2 || one.left >= cell.right || one.right <= cell.left) continue
      if (!WHOLE_IN_COLUMN.test(one.text)) return SEAL_HEADER.test(one.text)
      if (++rows === MAX_ROWS) return false
    }
  return false
}

/** The seal of the only container may be anywhere: after its word, beside it or below it. */
export function findOnlySeal(pages: readonly PageLayout[]): FoundValue<string> | undefined {
  const seals = pages.flatMap((page) =>
    page.lines.flatMap((line, row) =>
      line.flatMap((cell, column) => {
        const named = LABELLED.exec(cell.text)
        if (named) return [toSeal(page, cell, named, 0, 'behind the word "seal"')]
        if (!SEAL_HEADER.test(cell.text)) return []
        const below = page.lines[row + 1]?.find((one) => Math.abs(one.left - cell.left) < 6)
        return [line[column + 1], below].flatMap((one) => {
          const whole = one && WHOLE_IN_COLUMN.exec(one.text.replace(/^[:：]\s*/, ''))
          return whole ? [toSeal(page, one, whole, one.text.length - whole[0].length, 'beside the word "seal"')] : []
        })
      }),
    ),
  )
  return new Set(seals.map(({ value }) => value)).size === 1 ? seals[0] : undefined
}
