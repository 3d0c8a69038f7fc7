import type { Measured, Money, TrueValue, Truth } from '../truth.ts'

/** The compared parts of a reading. */
export interface Served {
  documentType: string | null
  payload: Record<string, unknown>
}

export interface JudgedValue {
  /** `eta`, `containers[0].seal_number`. */
  path: string
  /** Right, wrong, or expected and missing. */
  verdict: 'right' | 'wrong' | 'missing'
  served?: unknown
  truth?: unknown
}

interface Found {
  value: unknown
}

/** Values that forms print without being recorded. */
const NOT_JUDGED = new Set(['carrier'])

/** Compares every served value with the content of the document. `fields` are those in the schema of the type. */
export function judge({ payload }: Served, truth: Truth, fields: ReadonlySet<string>): JudgedValue[] {
  const results: JudgedValue[] = []
  for (const [field, found] of Object.entries(payload)) {
    if (field === 'containers' || field === 'line_items') continue
    if (field === 'not_stated') {
      const stated = (found as unknown as string[]).filter((name) => truth.fields[name] !== undefined)
      results.push(...stated.map((name) => ({ path: `not_stated.${name}`, verdict: 'wrong' as const })))
      continue
    }
    const value = (found as Found).value
    const wanted = truth.fields[field]
    if (wanted === undefined) {
      if (!NOT_JUDGED.has(field)) results.push({ path: field, verdict: 'wrong', served: value })
    } else
      results.push({
        path: field,
        verdict: isSameValue(field, value, wanted) ? 'right' : 'wrong',
        served: value,
        truth: wanted,
      })
  }
  for (const [field, wanted] of Object.entries(truth.fields))
    if (fields.has(field) && !(field in payload)) results.push({ path: field, verdict: 'missing', truth: wanted })
  return [...results, ...judgeContainers(payload, truth), ...judgeItems(payload, truth, fields)]
}

function judgeContainers(payload: Record<string, unknown>, truth: Truth): JudgedValue[] {
  const results: JudgedValue[] = []
  const served = (payload.containers ?? []) as Record<string, Found | unknown>[]
  for (const [at, one] of served.entries()) {
    const wanted = truth.containers.find(({ number }) => number === one.value)
    const path = `containers[${at}]`
    results.push({ path, verdict: wanted ? 'right' : 'wrong', served: one.value })
    if (!wanted) continue
    for (const part of PARTS) {
      const found = one[part] as Found | undefined
      const stated = wanted[part]
      // A total also applies to the only container.
      if (found && stated === undefined && matchesOnlyContainer(part, found.value, truth)) continue
      if (found && stated === undefined) {
        if (part !== 'size_type') results.push({ path: `${path}.${part}`, verdict: 'wrong', served: found.value })
      } else if (found)
        results.push({
          path: `${path}.${part}`,
          verdict: isSameValue(part, found.value, toTrueValue(part, stated!)) ? 'right' : 'wrong',
          served: found.value,
          truth: stated,
        })
      else if (stated !== undefined) results.push({ path: `${path}.${part}`, verdict: 'missing', truth: stated })
    }
  }
  for (const wanted of truth.containers)
    if (!served.some(({ value }) => value === wanted.number))
      results.push({ path: 'containers', verdict: 'missing', truth: wanted.number })
  return results
}

const matchesOnlyContainer = (part: string, served: unknown, { containers, fields }: Truth): boolean =>
  containers.length === 1 && fields[part] !== undefined && isSameValue(part, served, fields[part])

const PARTS = ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'] as const
const UNITS: Partial<Record<string, string>> = { packages: '', gross_weight: 'kg', volume: 'cbm' }
const toTrueValue = (part: string, value: string | number): TrueValue =>
  typeof value === 'number' ? { amount: value, unit: UNITS[part] ?? '' } : value

function judgeItems(payload: Record<string, unknown>, truth: Truth, fields: ReadonlySet<string>): JudgedValue[] {
  if (!fields.has('line_items')) return []
  const results: JudgedValue[] = []
  const remaining = [...truth.items]
  for (const [at, one] of ((payload.line_items ?? []) as Record<string, Found>[]).entries()) {
    const path = `line_items[${at}]`
    const amount = toAmount(one.amount?.value)
    const text = one.description?.value
    const index = remaining.findIndex(
      (item) =>
        item.amount === amount &&
        (item.description === undefined || text === undefined || plainText(text) === plainText(item.description)),
    )
    const closest =
      index === -1
        ? remaining.findIndex(
            (item) => item.amount === amount || (text !== undefined && plainText(text) === plainText(item.description)),
          )
        : index
    const [wanted] = closest === -1 ? [] : remaining.splice(closest, 1)
    for (const part of ['description', 'quantity', 'unit_price', 'amount'] as const) {
      const found = one[part]
      if (!wanted) {
        if (found) results.push({ path: `${path}.${part}`, verdict: 'wrong', served: found.value })
        continue
      }
      const stated = wanted[part]
      if (stated === undefined) continue
      if (!found) results.push({ path: `${path}.${part}`, verdict: 'missing', truth: stated })
      else {
        const same =
          typeof stated === 'number' ? toAmount(found.value) === stated : plainText(found.value) === plainText(stated)
        results.push({ path: `${path}.${part}`, verdict: same ? 'right' : 'wrong', served: found.value, truth: stated })
      }
    }
  }
  for (const wanted of remaining)
    for (const [part, stated] of Object.entries(wanted))
      results.push({ path: `line_items.${part}`, verdict: 'missing', truth: stated })
  return results
}

const toAmount = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : (value as { amount?: number } | undefined)?.amount

const NUMBERS = /_number$/

function isSameValue(field: string, served: unknown, wanted: TrueValue): boolean {
  if (Array.isArray(wanted)) return (wanted as readonly string[]).some((one) => isSameValue(field, served, one))
  if (typeof wanted === 'string') {
    if (typeof served !== 'string') return false
    return NUMBERS.test(field) || field === 'size_type' || field === 'voyage'
      ? normalizeNumber(served) === normalizeNumber(wanted)
      : plainText(served) === plainText(wanted)
  }
  const amount = toAmount(served)
  if (amount === undefined || Math.abs(amount - (wanted as Measured | Money).amount) > 1e-6) return false
  if ('currency' in (wanted as Money)) return (served as Money).currency === (wanted as Money).currency
  return (
    field === 'packages' ||
    (wanted as Measured).unit === '' ||
    normalizeUnit((served as Measured).unit) === normalizeUnit((wanted as Measured).unit)
  )
}

const normalizeUnit = (unit: string | null) =>
  (unit ?? '')
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^m[3³]$|^cu\.? ?m\.?$|^mtq$/, 'cbm')
    .replace(/^kgm$|^kilo$/, 'kg')
const normalizeNumber = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
const plainText = (text: unknown) =>
  String(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
