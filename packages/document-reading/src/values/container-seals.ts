import type { Cell, PageLayout } from '../layout.ts'
import type { FoundValue } from '../reading.ts'
import { foundAt } from './choose-value.ts'
import type { Place } from './container-places.ts'
import { type HeadRow, headOf } from './header-rows.ts'

/** Letters and digits, four of them at least; no container and no date. It ends where its letters, digits and hyphens end. */
const SEAL =
  '(?![A-Z]{3}[UJZ]\\d{7}|\\d{1,4}-\\d{1,2}-\\d{1,4})(?=[A-Z\\d-]{4,14}(?:(?:20|40|45)[A-Z]{2})?(?![A-Z\\d-]))(?=(?:[A-Z-]*\\d){4})[A-Z\\d]+(?:-[A-Z\\d]+)*(?![\\w-]|[.,]\\d)'
/** In its column it may have a blank behind its letters. */
const SPACED = '[A-Z]{1,4} \\d{5,9}'
/** The code of a size that a narrow column leaves no blank before. */
const SIZE_BEHIND = /(?<=\d{4})(?:20|40|45)(?:GP|HC|HQ|DV|DC|RF|OT|ST)$/
const WORD = '(?:seals?|sellos?|segel|plomb(?:s|en?)?|precintos?|sigill[oi]|lacres?|zegels?)'
const SIGNED = `${WORD}(?:\\s*(?:nos?|nr|n[°º]|num|numbers?)(?![a-z])\\.?)?\\s*[:.#]*\\s*`
const NAMED = new RegExp(`(?<!\\p{L})${SIGNED}(${SEAL})`, 'iu')
const SIZED = "(?:\\(?(?:20|22|40|42|45|L5)\\s?(?:[A-Z\\d]{1,3}|['’])\\)?\\s*[/|,]\\s*)?"
const BEHIND = new RegExp(`^\\s*(?:[/|]|(?=\\())\\s*${SIZED}(?:${SIGNED})?(${SEAL})(?!\\s?(?:kg|cbm|ctn|pkg))`, 'iu')
const WHOLE = new RegExp(`^(?:seal\\s*[:#.]?\\s*|\\/\\s?)?(${SEAL})$`, 'i')
const WHOLE_IN_COLUMN = new RegExp(`^(${SEAL}|${SPACED})$`, 'i')
const REST = new RegExp(`^\\s+(${SEAL})$`, 'i')
/** Columns that are so near that their cells were read as one. */
const BEHIND_SIZE = new RegExp(`^(?:20|22|40|42|45)[A-Z\\d]{2}\\s+(${SEAL})$`, 'i')
/** "Seal", "Sello línea", "Actual seal no.", with or without a colon; "Container / Seal" is the head of both. */
const HEAD = new RegExp(`^(?:\\p{L}+[. /]+){0,2}${WORD}(?!\\p{L})[^\\d]{0,16}$`, 'iu')
const OF_BOTH = /seal (?:no|number)|\b(?:container|cntr)s?(?: nos?\.?)? ?(?:\/|&|and) ?seals?\b/i
/** Columns of seals are no longer. */
const MOST_ROWS = 60

function take(
  page: PageLayout,
  cell: Cell,
  found: RegExpExecArray,
  offset: number,
  ground: string,
): FoundValue<string> {
  const seal = found[1]!.replace(SIZE_BEHIND, '')
  return foundAt(
    page,
    cell,
    offset + found[0].lastIndexOf(found[1]!) + found.index,
    { value: seal.replace(' ', '').toUpperCase(), length: seal.length },
    { confidence: 0.94, grounds: [ground] },
  )
}

/** "FCIU0642079 / H7807895": of several containers in a line, each has its own. */
export function sealBehind({ page, cell, from, length }: Place): FoundValue<string> | undefined {
  const behind = BEHIND.exec(cell.text.slice(from + length))
  return behind ? take(page, cell, behind, from + length, 'behind its container') : undefined
}

/** By its word, in its column, behind a stroke, or below the container where the head names both. */
export function sealOf(
  place: Place,
  lines: readonly (readonly Cell[])[],
  head: HeadRow | undefined,
): FoundValue<string> | undefined {
  const { page, cell, from, length } = place
  const behind = sealBehind(place)
  if (behind) return behind
  const namesBoth = OF_BOTH.test(page.text)
  const rest = namesBoth ? REST.exec(cell.text.slice(from + length)) : null
  if (rest) return take(page, cell, rest, from + length, 'behind its container')
  for (const [at, line] of lines.entries())
    for (const one of line) {
      const named = NAMED.exec(one.text)
      if (named) return take(page, one, named, 0, 'behind the word "seal"')
      const nextTo = head?.heads.some(({ spoken }) => spoken.has('head:seal')) ? BEHIND_SIZE.exec(one.text) : null
      if (nextTo) return take(page, one, nextTo, 0, 'behind the code of a size')
      const inColumn = one === cell || at > 0 ? null : WHOLE_IN_COLUMN.exec(one.text)
      if (inColumn && (isOfSeals(head, one) || isBelowHead(page, one)))
        return take(page, one, inColumn, 0, 'below the head of its column')
      const whole = one === cell ? null : WHOLE.exec(one.text)
      if (!whole) continue
      const above = lines[at - 1]?.find((other) => Math.abs(other.left - one.left) < 6)
      if (at === 0 && one === lines[0]![lines[0]!.indexOf(cell) + 1] && one.text.startsWith('/'))
        return take(page, one, whole, 0, 'behind its container')
      if (above && (/seal[^:]*:$/i.test(above.text) || (namesBoth && above === cell)))
        return take(page, one, whole, 0, 'below its label')
    }
  return undefined
}

const isOfSeals = (head: HeadRow | undefined, cell: Cell) =>
  head !== undefined && (headOf(head, cell)?.spoken.has('head:seal') ?? false)

/** Above it, other seals and the head of the column, in whatever language. */
function isBelowHead(page: PageLayout, cell: Cell): boolean {
  const column = page.lines
    .flat()
    .filter((one) => one.bottom <= cell.top + 2 && one.left < cell.right && one.right > cell.left)
  const first = column.slice(-MOST_ROWS).findLast(({ text }) => !WHOLE_IN_COLUMN.test(text))
  return first !== undefined && HEAD.test(first.text)
}

/** The seal of the only container of a paper stands anywhere: behind its word, beside it or below it. */
export function onlySeal(pages: readonly PageLayout[]): FoundValue<string> | undefined {
  const seals = pages.flatMap((page) =>
    page.lines.flatMap((line, row) =>
      line.flatMap((cell, column) => {
        const named = NAMED.exec(cell.text)
        if (named) return [take(page, cell, named, 0, 'behind the word "seal"')]
        if (!HEAD.test(cell.text)) return []
        const below = page.lines[row + 1]?.find((one) => Math.abs(one.left - cell.left) < 6)
        return [line[column + 1], below].flatMap((one) => {
          const whole = one && WHOLE_IN_COLUMN.exec(one.text.replace(/^[:：]\s*/, ''))
          return whole ? [take(page, one, whole, one.text.length - whole[0].length, 'beside the word "seal"')] : []
        })
      }),
    ),
  )
  return new Set(seals.map(({ value }) => value)).size === 1 ? seals[0] : undefined
}
