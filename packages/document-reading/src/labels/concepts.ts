import { toLowercase } from '../lowercase.ts'

/**
 * The concepts of label words, in lower case without accents. Forms combine the same few words in ever new ways
 * ("Vessel's estimated sailing date", "Est. departure"): composed-labels.ts says which combinations name a field.
 */
const conceptWords: Readonly<Record<string, string>> = {
  port: 'port ports prt harbour harbor puerto porto hafen',
  load: 'load loading loaded loads lading ldg pol embarkation embarque embarquement imbarco carga cargue',
  discharge:
    'discharge discharging discharged disch dischg dch unload unloading unloaded unlading landing landed pod descarga descargue desembarque dechargement debarquement scarico sbarco',
  origin: 'origin origen origem origine',
  receipt:
    'receipt received receiving receive recvd collected collection acceptance rct recepcion recebimento reception',
  deliver: 'deliver delivery delivered dely dlvy dlv dly del entrega livraison consegna',
  destination: 'destination dest destn destino',
  final: 'final ultimate end finale',
  precarriage: 'precarriage',
  oncarriage: 'oncarriage',
  depart:
    'depart departs departed departing departure dep dept sail sails sailed sailing zarpe salida saida depart partenza abfahrt',
  arrive:
    'arrive arrives arrived arriving arrival arr arrvl berthing berths arribo llegada chegada atraque arrivee arrivo ankunft',
  etd: 'etd ets',
  eta: 'eta',
  due: 'due expected',
  estimated:
    'estimated est estd expected exp scheduled sched planned projected proforma estimada prevista prevue previsto stimata ca approx approximate',
  actual: 'actual act',
  date: 'date dates dated dt day fecha data datum',
  time: 'time times hour hours hrs hora',
  on: 'on am le el',
  at: 'at en em a chez',
  from: 'from ex desde',
  to: 'to unto',
  by: 'by per via before',
  until: 'until till upto thru through untill expires expiry expire expiration ends end expiring hasta',
  after: 'after',
  last: 'last latest final ultimo',
  first: 'first 1st earliest',
  free: 'free lfd ftd gratis libre libres',
  days: 'days dias jours giorni tage',
  storage: 'storage demurrage rent detention perdiem',
  start: 'starts start begins begin commences commence starting accrues',
  vessel: 'vessel vsl vessels ship mv ms steamer buque nave navire navio naviera motonave schiff',
  mother: 'mother main ocean trunk carrying arriving intended nominated performing',
  voyage: 'voyage voy voyages viaje viagem viaggio reise',
  flag: 'flag imo lloyds nationality',
  bill: 'bl bls waybill swb bol',
  master: 'master mother ocean carrier carriers line liner steamship ssl ssline mbl obl',
  house: 'house hbl',
  booking: 'booking bkg bookg bookings reserva buchung',
  reference: 'reference references ref refs refer referencia riferimento',
  job: 'job file shipment dossier consol consolidation case position transaction folio expediente',
  own: 'our your ours yours own internal',
  party: 'party parties',
  customer: 'customer customers cust client clients clt buyer buyers account',
  shipper:
    'shipper shippers exporter exporters consignor consignors supplier suppliers vendor seller sellers sender embarcador exportador expediteur mittente',
  consignee: 'consignee consignees cnee cngee consig receiver receivers consignatario destinatario destinataire',
  importer: 'importer importers importador',
  record: 'record',
  notify: 'notify notified notifying notification ntfy notificar',
  agent: 'agent agents forwarder forwarders broker brokers',
  invoice: 'invoice invoices inv billing debit',
  bills: 'bill billed invoiced charged',
  order: 'order orders ord',
  purchase: 'purchase po pos',
  entry: 'entry declaration declaracion declaracao mrn',
  customs: 'customs custom',
  filing: 'filing filed lodgement lodged lodgment accepted acceptance submission submitted clearance cleared',
  release: 'release released do pickup pin pincode',
  trucker: 'trucker truckers haulier hauliers hauler haulers drayman trucking transporter cartage drayage haulage',
  motor: 'motor inland delivering drayage trucking road land',
  carrier: 'carrier carriers',
  company: 'company co firm',
  terminal: 'terminal terminals berth pier wharf quay cy warehouse cfs yard',
  available: 'available availability avail',
  pickup: 'pickup collection collect',
  location: 'location locations place point city address site facility loc lugar lieu luogo',
  name: 'name names details detail detls particulars information info nombre nome nom',
  number: 'no nos nr num number numbers numero nbr id code codes',
  issue: 'issue issued issuance issuing emission emitted emitido',
  document: 'notice advice document doc docs memo note report statement',
  made: 'prepared created printed generated sent run',
  onboard: 'onboard shipped laden',
  pay: 'pay payable payment paid pago',
  owed: 'due payable owing outstanding owed',
  valid: 'valid validity vigencia',
  instructions: 'si instruction instructions documentation documents document docs doc bldraft draft',
  ship: 'shipping',
  cutoff: 'cutoff cutoffs cut closing closes close closure deadline due latest cierre cutofftime',
  vgm: 'vgm solas',
  full: 'full fcl laden loaded',
  gate: 'gate gatein cy port terminal rail stack cargo container containers return receiving delivery intake',
  empty: 'empty empties mty mt vacio vide',
  container:
    'container containers cntr cntrs ctr ctrs cont conts equipment eqpt equip unit units contenedor contenedores conteneur',
  out: 'out outgate gateout gated pickedup',
  in: 'in ingate gatein',
  returned: 'returned return returns back redelivered redelivery restitution devolucion',
  allowed: 'allowed allowance granted given standard contract contractual total calendar working no number of agreed',
  chargeable:
    'chargeable charged billable billed excess overdue overstay payable used over exceeded demurrage detention storage perdiem late',
  rate: 'rate tariff rates tarif tarifa tariffa charge',
  daily: 'daily perday',
  total: 'total totals grand ttl tot overall sum',
  amount: 'amount amt amounts importe montant importo sum',
  invoiced: 'invoice bill charges',
  duty: 'duty duties',
  value: 'value val valor valeur valore worth',
  entered: 'entered dutiable assessable declared customs taxable',
  gross: 'gross grs gr bruto brut lordo brutto',
  net: 'net nett neto netto',
  weight: 'weight wt wgt weights mass peso poids gewicht',
  kilos: 'kg kgs kgm kilo kilos kilograms',
  volume: 'volume vol cbm m3 cube cubic measurement measurements measure meas msmt cubage cubicaje metres meters',
  packages:
    'package packages pkg pkgs piece pieces pcs pc carton cartons ctn ctns pallet pallets colli cases case bags drums bales rolls crates sacks reels bultos colis',
  quantity: 'qty quantity quantities count qnty cantidad quantite quantita',
  kind: 'kind kinds type types nature',
  outer: 'outer',
  tax: 'vat gst tax iva taxes',
  with: 'including incl inclusive inc with',
  incoterm: 'incoterm incoterms',
  terms: 'terms term condition conditions',
  trade: 'trade price sale sales delivery shipment shipping',
  country: 'country ctry pais pays paese',
  manufacture: 'manufacture manufactured',
  goods:
    'goods cargo merchandise commodity consignment shipment item items article articles product products mercancia mercadoria marchandise merce',
  seal: 'seal seals precinto sello plomb',
  size: 'size sizes sz iso',
  type: 'type types tp',
  description: 'description descriptions descr desc particulars designation descripcion descricao descrizione',
  charge: 'charge charges service services fee fees concept item',
  each: 'unit units each per pc piece pcs carton ctn kg mt ton set item day container',
  price: 'price prices cost precio preco prix prezzo rate',
  extended: 'extended ext line item',
  currency: 'usd eur gbp cad aud cny inr jpy chf us$ $ €',
  ordered: 'shipped ordered invoiced packed uom',
}

/** Words that do not change the meaning of a label. */
const FILLERS = new Set(
  'the of and & de del della do da du des la el les los und des der die for this is be s y e et no- in im al'.split(
    ' ',
  ),
)

/** Expressions of several words or with punctuation. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bm[.-]? ?b\.? ?\/? ?l\b/g, ' master bl '],
  [/\bh[.-]? ?b\.? ?\/? ?l\b/g, ' house bl '],
  [/\bbills? of lading\b|\bway ?bills?\b|\bb ?[/.] ?l\b\.?(?:\(s\))?|\bb\(s\)\/l\b/g, ' bl '],
  [/\bdelivery orders?\b/g, ' do '],
  [/\bp\.? ?\/? ?o\b\.?(?= ?(?:no|nr|num|#|ref|date|$|[:/(]))/g, ' po '],
  [/\bd\.? ?\/ ?o\b\.?|\bd\.o\.?(?= )/g, ' do '],
  [/\btransport doc(?:ument)?s?\b/g, ' bl '],
  [/\bm ?[/.] ?[vs]\b\.?/g, ' mv '],
  [/\bp\.o\.l\b\.?/g, ' pol '],
  [/\bp\.o\.d\b\.?/g, ' pod '],
  [/\be\.t\.a\b\.?/g, ' eta '],
  [/\be\.t\.[ds]\b\.?/g, ' etd '],
  [/\bs ?\/ ?i\b/g, ' si '],
  [/\bcut[- ]?offs?\b/g, ' cutoff '],
  [/\bpick(?:ed)?[- ]?up\b/g, ' pickup '],
  [/\bon[- ]board\b/g, ' onboard '],
  [/\bon[- ]?carriage\b|\bonward carriage\b/g, ' oncarriage '],
  [/\bpre[- ]?carriage\b/g, ' precarriage '],
  [/\bper diem\b/g, ' perdiem '],
  [/\bper day\b|\/ ?day\b/g, ' perday '],
  [/\bup ?to\b/g, ' upto '],
  [/\bgate[- ]?in\b/g, ' gatein '],
  [/\bgate[- ]?out\b/g, ' gateout '],
  [/\bcubic met(?:re|er)s?\b|\bcu\.? ?m\b\.?|\bm³/g, ' cbm '],
  [/\bus ?\$/g, ' usd '],
  [/n[°º]/g, ' no '],
]

const conceptsByWord = new Map<string, string[]>()
for (const [concept, words] of Object.entries(conceptWords))
  for (const word of words.split(' ')) conceptsByWord.set(word, [...(conceptsByWord.get(word) ?? []), concept])

/** A note in brackets explains the value; it is ignored if its words are unknown. */
const IN_BRACKETS = /\([^()]*\)?/g
const BOX_NUMBER = /^(?:[①-⑳]\s*|\(?\d{1,2}[a-z]?[.)]?\s+|\d{1,2}\/\d{1,2}(?:,\s?\d{1,2}\/\d{1,2})*\s+)/
const MAX_LABEL_LENGTH = 50

/** The possible concepts of each word of a label; null if a word is unknown. Punctuation and fillers have none. */
export function parseConcepts(text: string): string[][] | null {
  if (text.length > MAX_LABEL_LENGTH || !/\p{L}{2}/u.test(text) || /[-–]$/.test(text)) return null
  return readConcepts(text) ?? readConcepts(text.replace(IN_BRACKETS, ' '))
}

function readConcepts(text: string): string[][] | null {
  let lowercased = toLowercase(text)
    .replace(BOX_NUMBER, '')
    .replace(/[’']s?\b/g, '')
  for (const [phrase, words] of PHRASES) lowercased = lowercased.replace(phrase, words)
  const words = (lowercased.match(/[a-zß]+\d?|[$€&]|1st|\d+/g) ?? []).filter((word) => !FILLERS.has(word))
  const concepts = words.map((word) => conceptsByWord.get(word))
  return words.length === 0 || concepts.includes(undefined) ? null : (concepts as string[][])
}

/** Whether a text contains a word that occurs in labels. */
export const hasConcepts = (text: string): boolean =>
  (toLowercase(text).match(/[a-zß]{2,}/g) ?? []).some(
    (word) => conceptsByWord.has(word) && !['no', 'nos', 'nr', 'number'].includes(word),
  )
