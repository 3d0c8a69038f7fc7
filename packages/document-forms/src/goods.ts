import type { Grid } from './document-content.ts'
import type { Issuer } from './issuer.ts'
import { round } from './print-formats.ts'
import type { Facts } from './shipment.ts'
import type { Recorder, TrueContainer } from './truth.ts'
import { findCharges, type Language, type PaperType } from './vocabulary/vocabulary.ts'

type Part = keyof Omit<TrueContainer, 'number'>

const SUM_LABELS: Record<Language, string> = {
  en: 'TOTAL',
  de: 'Summe',
  es: 'TOTALES',
  fr: 'TOTAL',
  it: 'TOTALE',
  nl: 'Totaal',
  pt: 'TOTAL',
  tr: 'TOPLAM',
}

/** The tables of a document: containers, charges, goods. */
export function createTables(type: PaperType, issuer: Issuer, facts: Facts, record: Recorder): Grid[] {
  if (type === 'freight_invoice') return [chargeRows(issuer, facts, record)]
  if (type === 'demurrage_invoice') return [dayRows(issuer, facts, record)]
  if (type === 'commercial_invoice') return [itemRows(issuer, facts, record)]
  if (type === 'packing_list') return [cartonRows(issuer, facts, record)]
  if (type === 'customs_entry') return [containerRows(type, [], issuer, facts, record)]
  if (type === 'booking_confirmation')
    return issuer.states('containers', type, 40) ? [containerRows(type, ['size_type'], issuer, facts, record)] : []
  return [
    containerRows(type, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'], issuer, facts, record),
  ]
}

const HEADER_NAMES: Record<Part, string> = {
  seal_number: 'head:seal',
  size_type: 'head:size_type',
  packages: 'head:packages',
  gross_weight: 'head:gross_weight',
  volume: 'head:volume',
}
const JOINT_HEADER = /seal|plomb|siegel|zegel/i

function containerRows(type: PaperType, wanted: readonly Part[], issuer: Issuer, facts: Facts, record: Recorder): Grid {
  const { number, decimals } = issuer
  const used = new Set<string>()
  const headerLabel = (field: string) => issuer.label(field, type, facts.currency, used)
  const containerTitle = headerLabel('head:container')
  // A joint column, as its header says.
  const isJoint = JOINT_HEADER.test(containerTitle)
  const always: readonly Part[] = ['packages', 'gross_weight']
  const parts = wanted.filter((part) =>
    part === 'seal_number' ? !isJoint : always.includes(part) || issuer.states(part, type, 75),
  )
  const withSeal = isJoint && wanted.includes('seal_number')
  const all = facts.containers.map((one) => ({
    ...one,
    weight: round(one.weight, decimals.weight),
    volume: round(one.volume, decimals.volume),
  }))
  record.containers(all, withSeal ? ['seal_number', ...parts] : parts)
  const cell: Record<Part, (one: (typeof all)[number], title: string) => string> = {
    seal_number: ({ seal }) => seal,
    size_type: ({ size }) => size,
    packages: ({ packages }) =>
      issuer.states('unit of packages', type, 50) ? `${packages} ${facts.unit}` : String(packages),
    gross_weight: ({ weight }, title) => withUnit(number(weight, decimals.weight), title, /kg|kilo/i, 'KGS'),
    volume: ({ volume }, title) =>
      withUnit(number(volume, decimals.volume), title, /cbm|m3|m³|mc\b|cubic|cube/i, 'CBM'),
  }
  const spacing = issuer
    .random('spacing')
    .pick([
      (one: string) => one,
      (one: string) => one,
      (one: string) => `${one.slice(0, 4)} ${one.slice(4)}`,
      (one: string) => `${one.slice(0, 4)} ${one.slice(4, 10)}-${one[10]}`,
    ])
  const columns = [
    { title: containerTitle, isNumber: false, share: withSeal ? 3 : 2 },
    ...parts.map((part) => ({
      title: headerLabel(HEADER_NAMES[part]),
      isNumber: part === 'gross_weight' || part === 'volume',
      share: part === 'size_type' ? 1 : 2,
    })),
  ]
  const rows = all.map((one) => [
    withSeal ? `${spacing(one.number)} / ${one.seal}` : spacing(one.number),
    ...parts.map((part, at) => cell[part](one, columns[at + 1]!.title)),
  ])
  if (all.length === 1 || !parts.includes('gross_weight') || !issuer.states('sums', type, 60)) return { columns, rows }
  const sum = {
    packages: round(
      all.reduce((sum, { packages }) => sum + packages, 0),
      0,
    ),
    weight: round(
      all.reduce((sum, { weight }) => sum + weight, 0),
      decimals.weight,
    ),
    volume: round(
      all.reduce((sum, { volume }) => sum + volume, 0),
      decimals.volume,
    ),
  }
  record.measure('packages', sum.packages, '', '')
  record.measure('gross_weight', sum.weight, 'kg', '')
  if (parts.includes('volume')) record.measure('volume', sum.volume, 'cbm', '')
  const sums = parts.map((part, at) =>
    part === 'seal_number' || part === 'size_type' ? '' : cell[part]({ ...all[0]!, ...sum }, columns[at + 1]!.title),
  )
  return { columns, rows, sums: [SUM_LABELS[issuer.language], ...sums] }
}

const withUnit = (printed: string, title: string, named: RegExp, unit: string) =>
  named.test(title) ? printed : `${printed} ${unit}`

const CHARGE_AMOUNTS = [1850, 410, 95, 75, 240, 130]

function chargeRows(issuer: Issuer, facts: Facts, record: Recorder): Grid {
  const { number, random, label } = issuer
  const used = new Set<string>()
  const title = (head: string) => label(head, 'freight_invoice', facts.currency, used)
  const { freight, others } = findCharges(issuer.language, issuer.half)
  const count = random('charges').between(2, 4)
  const names = [
    random('freight').pick(freight),
    ...Array.from({ length: count }, (_, at) => others[(random('charges').below(others.length) + at) % others.length]!),
  ]
  const hasQuantities = issuer.states('quantities', 'freight_invoice', 50)
  const columns = [
    { title: title('head:description'), isNumber: false, share: 4 },
    ...(hasQuantities
      ? [
          { title: title('head:quantity'), isNumber: true, share: 1 },
          { title: title('head:unit_price'), isNumber: true, share: 2 },
        ]
      : []),
    { title: title('head:amount'), isNumber: true, share: 2 },
  ]
  const rows = [...new Set(names)].map((description, at) => {
    const quantity = hasQuantities && at < 2 ? facts.containers.length : 1
    const unit_price = CHARGE_AMOUNTS[at]! + facts.random.between(0, 90)
    const amount = quantity * unit_price
    record.item(hasQuantities ? { description, quantity, unit_price, amount } : { description, amount })
    if (at === 0) record.money('ocean_freight', amount, facts.currency, '')
    return [description, ...(hasQuantities ? [String(quantity), number(unit_price, 2)] : []), number(amount, 2)]
  })
  return { columns, rows }
}

function dayRows(issuer: Issuer, facts: Facts, record: Recorder): Grid {
  const { number, label } = issuer
  const used = new Set<string>()
  const title = (head: string) => label(head, 'demurrage_invoice', facts.currency, used)
  const columns = [
    { title: title('head:container'), isNumber: false, share: 2 },
    { title: title('head:size_type'), isNumber: false, share: 1 },
    { title: title('head:quantity'), isNumber: true, share: 1 },
    { title: title('head:unit_price'), isNumber: true, share: 2 },
    { title: title('head:amount'), isNumber: true, share: 2 },
  ]
  const unit_price = issuer.random('rate').pick([85, 120, 175])
  const rows = facts.containers.map((one, at) => {
    const quantity = 3 + at
    const amount = quantity * unit_price
    record.item({ quantity, unit_price, amount })
    record.container({ number: one.number, size_type: one.size })
    record.money('rate_per_day', unit_price, facts.currency, '')
    if (facts.containers.length === 1) record.measure('chargeable_days', quantity, '', '')
    return [one.number, one.size, String(quantity), number(unit_price, 2), number(amount, 2)]
  })
  return { columns, rows }
}

function itemRows(issuer: Issuer, facts: Facts, record: Recorder): Grid {
  const { number, label, states } = issuer
  const used = new Set<string>()
  const title = (head: string) => label(head, 'commercial_invoice', facts.currency, used)
  const hasCode = states('codes', 'commercial_invoice', 30)
  const columns = [
    { title: title('head:description'), isNumber: false, share: 4 },
    { title: title('head:quantity'), isNumber: true, share: 1 },
    { title: title('head:unit_price'), isNumber: true, share: 2 },
    { title: title('head:amount'), isNumber: true, share: 2 },
  ]
  const rows = facts.items.map(({ description, quantity, price, amount }) => {
    record.item({ description, quantity, unit_price: price, amount })
    return [
      hasCode ? [description, `HS ${facts.hs}`] : description,
      number(quantity, 0),
      number(price, 2),
      number(amount, 2),
    ]
  })
  return { columns, rows }
}

function cartonRows(issuer: Issuer, facts: Facts, record: Recorder): Grid {
  const { number, label } = issuer
  const used = new Set<string>()
  const title = (field: string) => label(field, 'packing_list', facts.currency, used)
  const columns = [
    { title: issuer.label('head:description', 'commercial_invoice', facts.currency, used), isNumber: false, share: 4 },
    { title: title('packages'), isNumber: true, share: 1 },
    { title: title('net_weight'), isNumber: true, share: 2 },
    { title: title('gross_weight'), isNumber: true, share: 2 },
    { title: title('volume'), isNumber: true, share: 2 },
  ]
  const cells = (cartons: number, net: number, gross: number, volume: number) => [
    String(cartons),
    number(net, 3),
    number(gross, 3),
    number(volume, 3),
  ]
  const rows = facts.items.map(({ description, cartons, net, gross, volume }) => [
    description,
    ...cells(cartons, net, gross, volume),
  ])
  record.measure('packages', facts.packages, '', '')
  record.measure('net_weight', facts.net, 'kg', '')
  record.measure('gross_weight', facts.weight, 'kg', '')
  record.measure('volume', facts.volume, 'cbm', '')
  return {
    columns,
    rows,
    sums: [SUM_LABELS[issuer.language], ...cells(facts.packages, facts.net, facts.weight, facts.volume)],
  }
}
