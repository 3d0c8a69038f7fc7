import type { FieldName } from '../../labels/labels.ts'
import type { ValueCandidate } from '../labelled/candidates.ts'
import type { DocumentContext } from './document-context.ts'

/** Words for other ports and legs than the wanted one. */
const OTHER_PLACE: Partial<Record<FieldName, RegExp>> = {
  eta: /transs?hip|feeder|receipt|final|delivery|fpd|load|origin|\bfrom\b|connecting/i,
  // Pieces are inside packages.
  packages: /pieces|pcs|units|qty|quantity/i,
  etd: /transs?hip|feeder|receipt|final|delivery|discharge|connecting/i,
}
const PREFERRED: Partial<Record<FieldName, RegExp>> = {
  eta: /discharg|\bpod\b|unlad|descarga|déchargement|löschhafen/i,
  etd: /load|\bpol\b|lading|carga|ladehafen/i,
  total_amount: /due|payable|grand|invoice|pay|factura|gesamt|payer/i,
  cargo_cutoff: /cy|fcl|cargo|full/i,
  entry_date: /entry/i,
  // A delivery order has a number of its own.
  release_number: /release|pick|\bpin\b|freistell/i,
  entry_number: /mrn|movement ref|entry n/i,
  // The delivery address may belong to someone else.
  consignee: /consig|cnee|receiver|destinat/i,
}

const PORT_FIELDS: ReadonlySet<FieldName> = new Set(['eta', 'etd', 'cargo_cutoff'])

/** Scores the candidates of a field: an arrival, for example, should be the one at the port of discharge. */
export function createPreference(field: FieldName, { maps }: DocumentContext): (one: ValueCandidate) => number {
  const [preferred, other] = [PREFERRED[field], OTHER_PLACE[field]]
  return ({ labelMatch, page }) => {
    let preference = Math.min(labelMatch.words.length, 30) / 2_000
    if (preferred?.test(labelMatch.words)) preference += 0.1
    if (!preferred && !other) return preference
    const map = maps.find((one) => one.map.page === page)!.map
    const line = map.page.lines.find((cells) => cells.includes(labelMatch.cell)) ?? []
    const before = line.slice(0, line.indexOf(labelMatch.cell)).map(({ text }) => text)
    const port = before.findLast((text) => /[:：]|port|dest|tran|receipt|load/i.test(text)) ?? ''
    if (other?.test(labelMatch.words) || (other?.test(port) && !preferred?.test(port))) preference -= 0.5
    if (PORT_FIELDS.has(field) && preferred?.test(port)) preference += 0.08
    return preference
  }
}
