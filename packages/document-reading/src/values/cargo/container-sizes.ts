import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import type { ContainerPlace } from './container-places.ts'

/** "40HC", also after the count of one container: "1X40HC". */
const SIZE =
  /(?:(?<![A-Z\d])|(?<=(?<![A-Z\d])1\s?[x×]\s?))(?:20|22|40|42|45|L5)(?:\s?['’]?\s?(?:ft\.?\s?)?(?:GP|HC|HQ|HR|ST|DV|DC|DRY|HIGH CUBE|RF|RH|RE|RQ|OT|FR|TK|PL|STD|SD|[GRUPT]\d|[HGRD](?=$|[\s/,)])))(?![A-Z\d])(?:\s[89]['’]\s?6["”]?)?/i
/** After a slash it may be just feet: "EMCU8819023/20'/EMCKHH11820". */
const FEET = /^\/\s?(20|40|45)['’](?=\/)/

const toSize = (page: PageLayout, cell: Cell, at: number, text: string): FoundValue<string> =>
  toFoundValue(
    page,
    cell,
    at,
    { value: text.toUpperCase().replace(/[^A-Z\d]/g, ''), length: text.length },
    { confidence: 0.95, grounds: ['the code of a size'] },
  )

/** "TEMU7795270 (40HC)", "BMOU2055792 45HC": each of several containers on a line has its own size. */
export function sizeBehind({ page, cell, from, length }: ContainerPlace): FoundValue<string> | undefined {
  const behind = cell.text.slice(from + length)
  const feet = FEET.exec(behind)
  if (feet) return toSize(page, cell, from + length + feet[0].indexOf(feet[1]!), feet[1]!)
  const separator = /^(?:\s*[(/]\s*|\s+)/.exec(behind)?.[0]
  const at = from + length + (separator?.length ?? 0)
  const found = separator === undefined ? null : SIZE.exec(cell.text.slice(at))
  return found?.index === 0 ? toSize(page, cell, at, found[0]) : undefined
}

export function findSize(page: PageLayout, line: readonly Cell[]): FoundValue<string> | undefined {
  for (const cell of line) {
    const found = SIZE.exec(cell.text)
    if (found) return toSize(page, cell, found.index, found[0])
  }
  return undefined
}
