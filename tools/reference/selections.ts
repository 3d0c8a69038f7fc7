/**
 * The choices behind the tables: which rows of the lists are used, and facts that no list has, each with its source.
 * The facts of the rows themselves come from the lists.
 */

/** Ports that sea-ports 0.0.9 places far off; all of them must be in our table. */
export const WRONG_IN_SEA_PORTS = ['CNYTN', 'PAMIT', 'BRVDC', 'CDMAT', 'CDBOA', 'DZAAE', 'USOAK', 'THBKK']

/** sea-ports has latitude and longitude swapped, and no other list has the port. */
export const SWAPPED_IN_SEA_PORTS = ['REPDG']

/** UN/LOCODE places Tianjin Xingang in the south of China; sea-ports has it right. */
export const WRONG_IN_UNLOCODE = ['CNXGA']

/** Names of SMDG ports that none of the lists has under that code, taken from SMDG's own terminal names. */
export const NAMES_FROM_SMDG: Record<string, string> = {
  IDPTL: 'Pantoloan',
  IDTRK: 'Tarakan',
  NLHEN: 'Hengelo',
  PHBCD: 'Bacolod',
  UYPTP: 'Punta Pereira',
  VNC8Q: 'Chu Lai',
}

/** FIRMS codes seen in public clients of terminal pages, matched to SMDG codes if the terminal is certain. */
export const FIRMS: Record<string, string> = {
  'USLAX TRAP': 'Y258',
  'USLAX EAGLE': 'Y257',
  'USLAX ETS': 'Y124',
  'USLGB LBCT': 'WAC8',
  'USLGB SSAPCT': 'Y309',
  'USOAK TPOAK': 'Y549',
  'USOAK BENT': 'Y738',
  'USSEA SSA18': 'X117',
  'USTIW PCT': 'X215',
  'USTIW HUSKY': 'Z693',
  'USNYC MAHER': 'E416',
  'USNYC APMT': 'E425',
  'USNYC GTC': 'E364',
  'USNYC NYCT': 'E005',
  'USORF NIT': 'L005',
  'USPTM VIG': 'N195',
  'USBAL SMT': 'C324',
}

/** Additional SCACs of a line besides those in the coverage list (apps/docs/mappings.md#shipping-lines). */
export const MORE_SCACS: Record<string, string[]> = {
  MAEU: ['SUDU', 'MCPU', 'MCCQ', 'MAEI'],
  HLCU: ['HLXU', 'CHIW'],
  CMDU: ['CNCC'],
  COSU: ['COAU'],
  PCIU: ['PABV'],
  WHLC: ['22AA', '22AD', 'WHLU'],
  CLAM: ['CMCU', 'CAMN', 'CPRC'],
  TXZJ: ['13DF'],
}

/**
 * The four letters with which a line prefixes its bill numbers (apps/docs/mappings.md#how-lines-write-their-numbers).
 */
export const BOL_PREFIXES: Record<string, string> = {
  MAEU: 'MAEU',
  MSCU: 'MEDU',
  HLCU: 'HLCU',
  CMDU: 'CMDU',
  ONEY: 'ONEY',
  EGLV: 'EGLV',
  COSU: 'COSU',
  OOLU: 'OOLU',
  YMLU: 'YMLU',
  HDMU: 'HDMU',
  ZIMU: 'ZIMU',
}

/** Lines polled through DCSA Track & Trace 2.2, which defines neither a last free day nor a weight. */
export const DCSA_LINES = ['MAEU', 'HLCU', 'CMDU', 'APLU', 'ANNU', 'MSCU', 'EGLV', 'ONEY', 'HDMU', 'ZIMU', 'YMLU']
export const DCSA_GAPS: Record<string, string> = {
  ssl_lfd: 'DCSA Track & Trace carries no last free day',
  weight_in_lbs: 'DCSA Track & Trace carries no weight',
}

/** Own-fleet prefixes by line, without the U (apps/docs/mappings.md#owner-prefixes). */
export const FLEETS: [scac: string, owner: string, codes: string][] = [
  [
    'MAEU',
    'Maersk',
    'APM CAD CNI COZ ENA FAA FRL GRI HAS KHJ KHL KNL LOT MAE MAL MCA MCH MCI MCP MCR MHH MIE MMA MNB MRF MRK MRS MSA MSF MSK MSW MVI MWC MWM OCL POC PON SCM SEA SUD TOR',
  ],
  ['MSCU', 'MSC', 'GTI MAD MED MSB MSC MSD MSG MSM MSN MSP MST MSV MSY MSZ'],
  [
    'HLCU',
    'Hapag-Lloyd',
    'CAS CMU CPS CSQ CSV DAY FAN HAM HLB HLC HLX ITA IVL LNX MOM NDS NID QIB QNN TLE TMM UAC UAE UAS',
  ],
  [
    'CMDU',
    'CMA CGM',
    'AMC ANN APH APL APR APZ CGM CMA CMN CNC CSF CSO CZL DVR ECM KLC MMC NOL NOS OPD OTA SMU SOF STM',
  ],
  ['ONEY', 'ONE', 'ONE NYK MOA MOE MOF MOG MOL MOR MOS MOT AKL EKL ESS KKF KKL KKT KLF KLT KXT PXC'],
  ['EGLV', 'Evergreen', 'EGH EGS EIS EMC HMC EIT IMT LTI UGM'],
  ['COSU', 'COSCO', 'BSD CCL CSL CSN VEC CBH'],
  ['OOLU', 'OOCL', 'OOC OOL'],
  ['HDMU', 'HMM', 'HDM HMM'],
  ['YMLU', 'Yang Ming', 'YML YMM'],
  ['ZIMU', 'ZIM', 'ZCL ZCS ZIM ZMO ZWF'],
  ['GOSU', 'Gold Star Line', 'GSL JXL JXJ GMO'],
  ['PCIU', 'PIL', 'PCI PID PIL'],
  ['WHLC', 'Wan Hai', 'TPC WHL WHS'],
  ['MATS', 'Matson', 'CXC HRZ MAT RSL'],
  ['ACLU', 'Atlantic Container Line', 'ACL'],
  ['ARKU', 'Arkas', 'ARK'],
  ['CLAM', 'Crowley', 'CMC SEF'],
  ['CULU', 'CULines', 'CUL'],
  ['IILU', 'ICL', 'ICU'],
  ['KMTU', 'KMTC', 'KMT'],
  ['SMLM', 'SM Line', 'SMC'],
  ['SMLU', 'Seaboard Marine', 'SML'],
  ['SQQY', 'SeaLead', 'SLV'],
  ['TJFH', 'Transfar', 'TFL'],
  ['TRKU', 'Turkon', 'TRK'],
  ['TXZJ', 'TS Lines', 'TST TSS'],
  ['SSBF', 'Swire (Westwood)', 'WSL'],
  ['CHVW', 'Swire Shipping', 'JSS'],
]

/** Companies of the BIC list that lease containers to any line, so that their prefix does not indicate the line. */
export const LESSORS: [owner: string, company: RegExp][] = [
  ['Triton', /^TRITON CONTAINER/],
  ['Textainer', /^TEXTAINER/],
  ['Florens', /^FLORENS ASSET/],
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
