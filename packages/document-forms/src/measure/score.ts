import type { Measured, Money, TrueValue, Truth } from '../truth.ts'

/** What a reading served, as far as it is compared. */
export interface Served {
  documentType: string | null
  payload: Record<string, unknown>
}

export interface Judged {
  /** `eta`, `containers[0].seal_number`. */
  path: string
  /** Right, wrong, or wanted and not there. */
  verdict: 'right' | 'wrong' | 'missing'
  served?: unknown
  truth?: unknown
}

interface Found {
  value: unknown
}

/** Values that forms print in places where this corpus does not record them. */
const UNJUDGED = new Set(['carrier'])

/** Compares every value that was served with what the document states. `fields` are those that the type's schema has. */
export function judge({ payload }: Served, truth: Truth, fields: ReadonlySet<string>): Judged[] {
  const judged: Judged[] = []
  for (const [field, found] of Object.entries(payload)) {
    if (field === 'containers' || field === 'line_items') continue
    const value = (found as Found).value
    const wanted = truth.fields[field]
    if (wanted === undefined) {
      if (!UNJUDGED.has(field)) judged.push({ path: field, verdict: 'wrong', served: value })
    } else
      judged.push({
        path: field,
        verdict: isSame(field, value, wanted) ? 'right' : 'wrong',
        served: value,
        truth: wanted,
      })
  }
  for (const [field, wanted] of Object.entries(truth.fields))
    if (fields.has(field) && !(field in payload)) judged.push({ path: field, verdict: 'missing', truth: wanted })
  return [...judged, ...judgeContainers(payload, truth), ...judgeItems(payload, truth, fields)]
}

function judgeContainers(payload: Record<string, unknown>, truth: Truth): Judged[] {
  const judged: Judged[] = []
  const served = (payload.containers ?? []) as Record<string, Found | unknown>[]
  for (const [at, one] of served.entries()) {
    const wanted = truth.containers.find(({ number }) => number === one.value)
    const path = `containers[${at}]`
    judged.push({ path, verdict: wanted ? 'right' : 'wrong', served: one.value })
    if (!wanted) continue
    for (const part of PARTS) {
      const found = one[part] as Found | undefined
      const stated = wanted[part]
      // What is stated of all goods is true of the only container that they are in.
      if (found && stated === undefined && isOfOnly(part, found.value, truth)) continue
      if (found && stated === undefined) {
        if (part !== 'size_type') judged.push({ path: `${path}.${part}`, verdict: 'wrong', served: found.value })
      } else if (found)
        judged.push({
          path: `${path}.${part}`,
          verdict: isSame(part, found.value, asTruth(part, stated!)) ? 'right' : 'wrong',
          served: found.value,
          truth: stated,
        })
      else if (stated !== undefined) judged.push({ path: `${path}.${part}`, verdict: 'missing', truth: stated })
    }
  }
  for (const wanted of truth.containers)
    if (!served.some(({ value }) => value === wanted.number))
      judged.push({ path: 'containers', verdict: 'missing', truth: wanted.number })
  return judged
}

const isOfOnly = (part: string, served: unknown, { containers, fields }: Truth): boolean =>
  containers.length === 1 && fields[part] !== undefined && isSame(part, served, fields[part])

const PARTS = ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'] as const
const UNITS: Partial<Record<string, string>> = { packages: '', gross_weight: 'kg', volume: 'cbm' }
const asTruth = (part: string, value: string | number): TrueValue =>
  typeof value === 'number' ? { amount: value, unit: UNITS[part] ?? '' } : value

function judgeItems(payload: Record<string, unknown>, truth: Truth, fields: ReadonlySet<string>): Judged[] {
  if (!fields.has('line_items')) return []
  const judged: Judged[] = []
  const left = [...truth.items]
  for (const [at, one] of ((payload.line_items ?? []) as Record<string, Found>[]).entries()) {
    const path = `line_items[${at}]`
    const amount = amountOf(one.amount?.value)
    const text = one.description?.value
    const index = left.findIndex(
      (item) =>
        item.amount === amount &&
        (item.description === undefined || text === undefined || plainText(text) === plainText(item.description)),
    )
    const near =
      index === -1
        ? left.findIndex(
            (item) => item.amount === amount || (text !== undefined && plainText(text) === plainText(item.description)),
          )
        : index
    const [wanted] = near === -1 ? [] : left.splice(near, 1)
    for (const part of ['description', 'quantity', 'unit_price', 'amount'] as const) {
      const found = one[part]
      if (!wanted) {
        if (found) judged.push({ path: `${path}.${part}`, verdict: 'wrong', served: found.value })
        continue
      }
      const stated = wanted[part]
      if (stated === undefined) continue
      if (!found) judged.push({ path: `${path}.${part}`, verdict: 'missing', truth: stated })
      else {
        const same =
          typeof stated === 'number' ? amountOf(found.value) === stated : plainText(found.value) === plainText(stated)
        judged.push({ path: `${path}.${part}`, verdict: same ? 'right' : 'wrong', served: found.value, truth: stated })
      }
    }
  }
  for (const wanted of left)
    for (const [part, stated] of Object.entries(wanted))
      judged.push({ path: `line_items.${part}`, verdict: 'missing', truth: stated })
  return judged
}

const amountOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : (value as { amount?: number } | undefined)?.amount

const NUMBERS = /_number$/

function isSame(field: string, served: unknown, wanted: TrueValue): boolean {
  if (Array.isArray(wanted)) return (wanted as readonly string[]).some((one) => isSame(field, served, one))
  if (typeof wanted === 'string') {
    if (typeof served !== 'string') return false
    return NUMBERS.test(field) || field === 'size_type' || field === 'voyage'
      ? bare(served) === bare(wanted)
      : plainText(served) === plainText(wanted)
  }
  const amount = amountOf(served)
  if (amount === undefined || Math.abs(amount - (wanted as Measured | Money).amount) > 1e-6) return false
  if ('currency' in (wanted as Money)) return (served as Money).currency === (wanted as Money).currency
  return (
    field === 'packages' ||
    (wanted as Measured).unit === '' ||
    unitOf((served as Measured).unit) === unitOf((wanted as Measured).unit)
  )
}

const unitOf = (unit: string | null) =>
  (unit ?? '')
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^m[3³]$|^cu\.? ?m\.?$|^mtq$/, 'cbm')
    .replace(/^kgm$|^kilo$/, 'kg')
const bare = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
const plainText = (text: unknown) =>
  String(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
