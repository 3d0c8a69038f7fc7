/** Words that stay in upper case in terminal names; other upper-case words are converted to title case. */
const ACRONYMS = new Set(
  `APM APL DP SSA GCT TTI ITS PSA ICTSI HIT MTL COSCO CMA CGM MSC ONE EGT ECT RWG BLG CTA CTB CTT HHLA TPP TCP TCT ICAVE
  MOL NYK OOCL CSP TIL TOTE PLC JV LLC LP BV NV SA AS PT ASA UK USA UAE ICT SICT NIT VIG HLT WBCT YTI LBCT FMS ETS CT I
  II III IV V VI VII NS JNPT NSICT NSIGT GTI BMCT QICT KICT SAPT KPT PICT SPCT SCT DCT BCT GCT BICT BNCT PNIT PNC HPNT
  HJNC HBCT IPC TPKS TPS JICT NPCT KOJA LCB LCIT HPT TIPS ESCO CMIT TCIT TCTT SSIT TCCT HICT TPK ACS TEC TCL TUSDEC
  AAT VICT MPET RO-RO RORO T.U.M. C.A. S.A. YICT SCCT EIT LCT LCMT TIMSA`
    .trim()
    .split(/\s+/),
)

/** The list is in upper case: "APM TERMINALS LOS ANGELES PIER 400" becomes "APM Terminals Los Angeles Pier 400". */
export function titleCase(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\([A-Z0-9&.\- ]{2,8}\)|[\p{L}\p{N}.'’-]+/gu, (word, at: number) => wordCase(word, at === 0))
}

function wordCase(word: string, first: boolean): string {
  if (word.startsWith('(') || ACRONYMS.has(word) || /\d/.test(word)) return word
  if (/^(OF|DE|DEL|LA|LAS|LOS|DO|DA|DOS|DI|AND|THE|Y|E|DU|DES|LE|AT|IN|FOR)$/.test(word)) {
    return first || /^(LA|LAS|LOS|LE)$/.test(word) ? capital(word) : word.toLowerCase()
  }
  if (!/[AEIOUYÁÉÍÓÚÄÖÜÂÊÔÃÕ]/i.test(word) && word.length <= 5 && !/^(ST|MT|FT|DR|NR)\.?$/.test(word)) return word
  return word.split('-').map(capital).join('-')
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

/** The acronym in brackets if there is one, otherwise the name without the words that all terminal names share. */
export function nickname(name: string): string {
  const acronym = /\(([A-Z]{2,7})\)/.exec(name)?.[1]
  if (acronym) return acronym
  const short = name
    .replace(/\s*\(.*?\)/g, '')
    .replace(/\s+((International )?Container |Marine |Multipurpose )?Terminals?$/i, '')
    .trim()
  return short.length >= 3 ? short : name
}

interface Address {
  street: string
  city: string
  stateAbbr: string
  zip: string
}

/**
 * Parses addresses in the United States and Canada, which end alike: "..., City, ST ZIP, USA". Undefined for others.
 */
export function readAddress(address: string): Address | undefined {
  const flat = address.replace(/\s+/g, ' ').trim()
  const found = /^(.+), ([^,]+), ([A-Z]{2}) ([A-Z0-9]{3,5}(?: [A-Z0-9]{3})?), (USA|Canada|Puerto Rico)$/.exec(flat)
  if (!found) return undefined
  return { street: found[1]!, city: found[2]!, stateAbbr: found[3]!, zip: found[4]! }
}
