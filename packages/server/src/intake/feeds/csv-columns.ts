type Cell = (text: string) => unknown

const asText: Cell = (text) => text
const asNumber: Cell = (text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text)
const asContainer: Cell = (text) => text

/** `CUSTOMS=HOLD;FREIGHT=RELEASED` */
const asHolds: Cell = (text) =>
  text.split(';').map((part) => {
    const [name = '', status] = part.split('=').map((word) => word.trim())
    return { raw_name: name, raw_status: status ?? 'HOLD' }
  })

/** `DEMURRAGE=185.50 USD line;EXAM=90 USD terminal 2026-05-08`: the payee, and the day up to which the fee is paid. */
const asFees: Cell = (text) =>
  text.split(';').map((part) => {
    const [type = '', rest = ''] = part.split('=').map((word) => word.trim())
    const [amount = '', currency = 'USD', ...more] = rest.split(/\s+/)
    const [paidThrough] = more.filter(isDay)
    const payee = more.filter((word) => !isDay(word)).join(' ')
    return {
      raw_type: type,
      amount: asNumber(amount),
      currency: currency.toUpperCase(),
      ...(payee ? { payee: payee.toLowerCase() } : {}),
      ...(paidThrough ? { paid_through: paidThrough } : {}),
    }
  })

const isDay = (word: string) => /^\d{4}-\d{2}-\d{2}$/.test(word)

const lower: Cell = (text) => text.toLowerCase()

/** The columns, named like the fields of a snapshot. */
const cells: Record<string, Cell> = {
  container_number: asContainer,
  observed_at: asText,
  'facility.firms': asText,
  'facility.smdg': asText,
  'facility.bic': asText,
  'facility.locode': asText,
  'facility.name': asText,
  availability: lower,
  holds: asHolds,
  fees: asFees,
  last_free_day: asText,
  appointment_at: asText,
  yard_location: asText,
  chassis_number: asText,
  eta_at: asText,
  discharged_at: asText,
  rail_loaded_at: asText,
  rail_departed_at: asText,
  rail_arrived_at: asText,
  rail_unloaded_at: asText,
  full_out_at: asText,
  empty_in_at: asText,
  rail_carrier_scac: asText,
  line_scac: asText,
  bill_of_lading: asText,
  'vessel.name': asText,
  'vessel.imo': asText,
  voyage: asText,
  'weight.value': asNumber,
  'weight.unit': lower,
  seal: asText,
  'off_dock_to.firms': asText,
  'off_dock_to.smdg': asText,
  'off_dock_to.bic': asText,
  'off_dock_to.locode': asText,
  'off_dock_to.name': asText,
  status: lower,
}

export const columns = Object.keys(cells)

const lists = new Set(['holds', 'fees'])
const MAX_CELL_LENGTH = 20_000

/** A row as a snapshot. An empty cell was not reported, `-` means that there is none. */
export const readCells = (row: readonly string[], names: readonly string[]) => {
  const snapshot: Record<string, unknown> = {}
  const problems: { column: string; reason: string }[] = []
  if (row.length > names.length) problems.push({ column: String(names.length + 1), reason: 'a cell without a column' })
  names.forEach((name, index) => {
    const text = (row[index] ?? '').trim()
    if (text === '') return
    // Truncated and left unparsed: no column accepts a text of this length, so the row is rejected.
    if (text.length > MAX_CELL_LENGTH) {
      snapshot[name.split('.')[0]!] = text.slice(0, MAX_CELL_LENGTH)
      return
    }
    const value = text === '-' ? (lists.has(name) ? [] : null) : cells[name]!(text)
    const [field = '', within] = name.split('.')
    if (within === undefined || value === null) snapshot[field] = value
    else snapshot[field] = { ...(snapshot[field] as object | undefined), [within]: value }
  })
  return { snapshot, problems }
}

/** The column of a JSON pointer into a row's snapshot. */
export const columnOf = (pointer: string): string => {
  const [field = '', within] = pointer.replace(/^\/snapshots\/0\/?/, '').split('/')
  const dotted = `${field}.${within}`
  return columns.includes(dotted) ? dotted : field
}
