/**
 * Companies in BIC's register, by their names: lines whose own containers carry the prefix, and lessors, whose
 * containers may be with any line. This is our own interpretation of the names; the register only states who registered
 * a prefix.
 */
const LINES: readonly [scac: string, owner: string, company: RegExp][] = [
  ['MAEU', 'Maersk', /^(MAERSK|SEALAND MAERSK)/],
  ['MSCU', 'MSC', /^(MSC|MEDITERRANEAN SHIPPING)\b/],
  ['HLCU', 'Hapag-Lloyd', /^HAPAG.LLOYD/],
  ['CMDU', 'CMA CGM', /^CMA.CGM/],
  ['ONEY', 'ONE', /^(OCEAN NETWORK EXPRESS|NYK LINE|MITSUI O\.?S\.?K|KAWASAKI KISEN)/],
  ['EGLV', 'Evergreen', /^(EVERGREEN (MARINE|INTERNATIONAL)|GREENCOMPASS|ITALIA MARITTIMA|GAINING ENTERPRISE)/],
  ['COSU', 'COSCO', /^COSCO SHIPPING (LINES|DEVELOPMENT|SPECIALIZED)/],
  ['OOLU', 'OOCL', /^ORIENT OVERSEAS CONTAINER/],
  ['HDMU', 'HMM', /^(HMM|HYUNDAI MERCHANT)\b/],
  ['YMLU', 'Yang Ming', /^YANG MING/],
  ['ZIMU', 'ZIM', /^ZIM\b/],
  ['GOSU', 'Gold Star Line', /^GOLD STAR LINE/],
  ['PCIU', 'PIL', /^PACIFIC INTERNATIONAL LINES/],
  ['WHLC', 'Wan Hai', /^WAN HAI/],
  ['MATS', 'Matson', /^MATSON/],
  ['ACLU', 'Atlantic Container Line', /^ATLANTIC CONTAINER LINE/],
  ['ARKU', 'Arkas', /^ARKAS/],
  ['CLAM', 'Crowley', /^CROWLEY/],
  ['CULU', 'CULines', /^CHINA UNITED LINES/],
  ['IILU', 'ICL', /^INDEPENDENT CONTAINER LINE/],
  ['KMTU', 'KMTC', /^KOREA MARINE TRANSPORT/],
  ['SMLM', 'SM Line', /^SM (CONTAINER )?LINES?\b/],
  ['SMLU', 'Seaboard Marine', /^SEABOARD MARINE/],
  ['SQQY', 'SeaLead', /^SEALEAD/],
  ['TJFH', 'Transfar', /^TRANSFAR/],
  ['TRKU', 'Turkon', /^TURKON/],
  ['TXZJ', 'TS Lines', /^T\.?S\.? LINES/],
  ['SSBF', 'Swire (Westwood)', /^WESTWOOD SHIPPING/],
  ['CHVW', 'Swire Shipping', /^(THE CHINA NAVIGATION|SWIRE SHIPPING)/],
]

const LESSORS: readonly [owner: string, company: RegExp][] = [
  ['Triton', /^TRITON CONTAINER/],
  ['Textainer', /^TEXTAINER/],
  ['Florens', /^FLORENS/],
  ['Seaco', /^SEACO SRL/],
  ['CAI', /^CAI INTERNATIONAL/],
  ['SeaCube', /^SEACUBE/],
  ['CARU', /^CARU (CONTAINERS|GOLDGIE|PRAHA)/],
  ['Touax', /^TOUAX/],
  ['UES', /^UES INTERNATIONAL/],
  ['Raffles Lease', /^RAFFLES LEASE/],
  ['Blue Sky Intermodal', /^BLUE SKY INTERMODAL/],
  ['Beacon Intermodal', /^BEACON/],
  ['EXSIF', /^EXSIF/],
  ['Stolt Tank Containers', /^STOLT TANK CONTAINERS/],
  ['Trifleet', /^TRIFLEET/],
  ['Waterfront', /^WATERFRONT CONTAINER/],
  ['KOBC Container Leasing', /^KOBC CONTAINER/],
]

interface Owner {
  owner: string
  kind: 'line' | 'lessor' | 'other'
  scac: string | null
}

export const ownerByName = (company: string): Owner => {
  const name = company.toUpperCase().replace(/\s+/g, ' ').trim()
  const line = LINES.find(([, , pattern]) => pattern.test(name))
  if (line) return { owner: line[1], kind: 'line', scac: line[0] }
  const lessor = LESSORS.find(([, pattern]) => pattern.test(name))
  return lessor ? { owner: lessor[0], kind: 'lessor', scac: null } : { owner: company, kind: 'other', scac: null }
}
