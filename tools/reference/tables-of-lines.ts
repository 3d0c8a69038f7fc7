import type { Lists } from './lists.ts'
import type { Row } from './row.ts'
import { BOL_PREFIXES, DCSA_GAPS, DCSA_LINES, FLEETS, LESSORS, MORE_SCACS } from './selections.ts'

const COVERAGE = 'carrier coverage list 2026'

export function linesTable(lists: Lists): Row[] {
  return lists.appendix.map(([scac, shortName, live, coverage, others, access]) => {
    const support = /Y/.test(live!) ? live! : coverage!
    const extra = MORE_SCACS[scac!] ?? []
    const alternatives = [...(others === '–' ? [] : others!.split(/,\s*/)), ...extra]
    return {
      scac: scac!,
      name: scac === 'TEST' ? 'Test line' : fullName(lists, scac!, shortName!),
      short_name: scac === 'TEST' ? 'Test line' : shortName!,
      alternative_scacs: [...new Set(alternatives)].join(' '),
      bill_of_lading: yes(support[0]),
      booking: yes(support[1]),
      container: yes(support[2]),
      access: access === 'A' ? 'account' : 'public',
      bol_prefix: BOL_PREFIXES[scac!] ?? '',
      not_provided: DCSA_LINES.includes(scac!) ? gaps(DCSA_GAPS) : '',
      source: [COVERAGE, extra.length > 0 || DCSA_LINES.includes(scac!) ? 'carrier documentation' : '']
        .filter(Boolean)
        .join('; '),
    }
  })
}

/** The long name if one list has it for this line alone; "Sealand" for two lines would be ambiguous. */
function fullName(lists: Lists, scac: string, shortName: string): string {
  const line = lists.sealines.find((candidate) => candidate.scac_codes.includes(scac))
  const shared = line && lists.appendix.filter(([other]) => line.scac_codes.includes(other!)).length > 1
  if (!line || shared) return shortName
  const name = line.name.replace(/\s*\(.*\)$/, '')
  return name.length > shortName.length ? name : shortName
}

function gaps(notes: Record<string, string>): string {
  return Object.entries(notes)
    .map(([key, note]) => `${key}=${note}`)
    .join('; ')
}

function yes(letter: string | undefined): string {
  return letter === 'Y' ? 'yes' : 'no'
}

export function prefixesTable(lists: Lists): Row[] {
  const registered = new Map(lists.bicOwners.map((row) => [row.owner_code!, row.company!]))
  const rows = new Map<string, Row>()
  for (const [scac, owner, codes] of FLEETS) {
    for (const code of codes.split(' ')) {
      if (!registered.has(code)) console.log(`Owner code ${code} (${owner}) is not in the BIC list`)
      rows.set(code, { prefix: `${code}U`, scac, owner, kind: 'line', source: 'BIC owner codes 2023-02' })
    }
  }
  for (const [code, company] of registered) {
    const lessor = LESSORS.find(([, pattern]) => pattern.test(company))
    if (!lessor || rows.has(code)) continue
    rows.set(code, {
      prefix: `${code}U`,
      scac: '',
      owner: lessor[0],
      kind: 'lessor',
      source: 'BIC owner codes 2023-02',
    })
  }
  return [...rows.values()]
}

export function railCarriersTable(): Row[] {
  const carriers = {
    BNSF: 'BNSF',
    CNRU: 'Canadian National',
    CPRS: 'Canadian Pacific',
    CSXT: 'CSX',
    NSRR: 'Norfolk Southern',
    UPRR: 'Union Pacific',
  }
  return Object.entries(carriers).map(([scac, name]) => ({ scac, name, source: 'reference API documentation' }))
}
