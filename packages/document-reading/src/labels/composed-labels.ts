import type { FieldName, HeaderName } from './common-labels.ts'
import { parseConcepts } from './concepts.ts'

type ComposedMeaning = FieldName | HeaderName | 'vessel_and_voyage'

/**
 * A label names a field if it contains all concepts of one alternative in `requires`, and otherwise only those in
 * `allows`.
 */
interface Rule {
  meaning: ComposedMeaning
  requires: string
  allows?: string
}

const DATE_WORDS = 'estimated actual date time on vessel'
const NUMBER_WORDS = 'number reference own'
const PARTY_WORDS = 'name party'
const CUTOFF_WORDS = 'date time instructions container final'

/** The alternatives in `requires` are separated by "|". */
const rules: readonly Rule[] = [
  {
    meaning: 'port_of_loading',
    requires: 'port load | load at | port depart | port origin | port from | depart from',
    allows: 'name vessel mother',
  },
  {
    meaning: 'port_of_discharge',
    requires: 'port discharge | discharge at | port arrive | arrive at | due at | port destination | port to',
    allows: 'name vessel mother',
  },
  {
    meaning: 'place_of_receipt',
    requires: 'receipt at | receipt location | receipt goods | precarriage from | pickup location goods | port receipt',
    allows: 'name goods container',
  },
  {
    meaning: 'place_of_delivery',
    requires:
      'deliver at | deliver location | final destination | destination location | oncarriage to | deliver port | final deliver',
    allows: 'name goods container final',
  },
  {
    meaning: 'terminal',
    requires:
      'terminal name | terminal discharge | terminal arrive | terminal available | goods location | available at | terminal location | pickup terminal | release terminal | terminal deliver | pickup at | goods at | container location',
    allows: 'port container goods pickup vessel name at code number',
  },
  {
    meaning: 'etd',
    requires: 'etd | depart date | depart estimated | vessel depart | depart on',
    allows: `${DATE_WORDS} load port origin at`,
  },
  {
    meaning: 'eta',
    requires:
      'eta | arrive date | arrive estimated | vessel arrive | vessel due | arrive on | port arrive estimated | arrive discharge | due at discharge',
    allows: `${DATE_WORDS} discharge port at`,
  },
  {
    meaning: 'last_free_day',
    requires:
      'last free | free until | free date | storage until free | storage start after | free storage until | free last date',
    allows: 'days date time storage on at until container in port terminal carrier master',
  },
  { meaning: 'document_date', requires: 'document date | made on | issue on | made date', allows: 'time of own issue' },
  { meaning: 'issue_date', requires: 'issue date', allows: 'location at bill on' },
  { meaning: 'on_board_date', requires: 'onboard date | onboard on', allows: 'onboard vessel' },
  { meaning: 'invoice_date', requires: 'invoice date', allows: 'issue on' },
  {
    meaning: 'due_date',
    requires: 'pay by | pay until | pay date | pay last date | owed date | pay owed date',
    allows: 'on date invoice own',
  },
  {
    meaning: 'entry_date',
    requires: 'entry date | filing date | entry filing | entry filing date',
    allows: 'customs on time',
  },
  {
    meaning: 'valid_until',
    requires: 'valid until | valid date | pickup by | release until | pickup last date | valid to',
    allows: 'date release order on container',
  },
  {
    meaning: 'documentation_cutoff',
    requires: 'instructions cutoff | ship instructions cutoff',
    allows: `${CUTOFF_WORDS} filing bill ship`,
  },
  { meaning: 'vgm_cutoff', requires: 'vgm cutoff', allows: `${CUTOFF_WORDS} filing weight` },
  {
    meaning: 'cargo_cutoff',
    requires: 'gate cutoff | full cutoff | full deliver cutoff | full receipt last',
    allows: `${CUTOFF_WORDS} gate full deliver receipt`,
  },
  {
    meaning: 'empty_pickup_date',
    requires: 'empty release | empty pickup | empty available | container release date | container pickup date',
    allows: 'date time from on first container release',
  },
  {
    meaning: 'gate_out_date',
    requires: 'out full | out date | pickup date full | pickup on',
    allows: 'full gate date time on container actual terminal pickup',
  },
  {
    meaning: 'returned_date',
    requires: 'returned date | empty returned | returned on | empty in | in date',
    allows: 'empty gate date time on container actual returned in',
  },
  {
    meaning: 'bill_of_lading_number',
    requires: 'bill number | bill reference | master bill',
    allows: 'number own reference',
  },
  { meaning: 'master_bill_number', requires: 'master bill', allows: NUMBER_WORDS },
  { meaning: 'house_bill_number', requires: 'house bill', allows: NUMBER_WORDS },
  {
    meaning: 'booking_number',
    requires: 'booking number | booking reference | carrier booking',
    allows: `${NUMBER_WORDS} carrier`,
  },
  {
    meaning: 'reference_number',
    requires:
      'job number | own job | job reference | own reference | customer reference | shipper reference | consignee reference | agent reference | importer reference | reference number',
    allows: `${NUMBER_WORDS} job customer party`,
  },
  { meaning: 'invoice_number', requires: 'invoice number | invoice reference', allows: 'own number' },
  {
    meaning: 'purchase_order_number',
    requires: 'purchase number | customer order | purchase order | own order number | customer purchase',
    allows: `${NUMBER_WORDS} customer order purchase`,
  },
  {
    meaning: 'entry_number',
    requires: 'entry number | customs reference | entry reference',
    allows: 'customs number own',
  },
  {
    meaning: 'release_number',
    requires: 'release number | release reference | terminal reference | release order number',
    allows: 'number own terminal container',
  },
  { meaning: 'shipper', requires: 'shipper name | shipper', allows: `${PARTY_WORDS} location` },
  { meaning: 'consignee', requires: 'consignee name | consignee', allows: `${PARTY_WORDS} location goods` },
  {
    meaning: 'notify_party',
    requires: 'notify party | notify name | notify first',
    allows: `${PARTY_WORDS} location first to arrive on`,
  },
  { meaning: 'importer', requires: 'importer name | importer record', allows: `${PARTY_WORDS} location` },
  {
    meaning: 'bill_to',
    requires: 'bills to | invoice to | customer invoice | invoice location | invoice party',
    allows: `${PARTY_WORDS} location customer`,
  },
  {
    meaning: 'release_to',
    requires: 'release to | trucker to | trucker name | motor carrier | trucker company',
    allows: `${PARTY_WORDS} company carrier trucker`,
  },
  { meaning: 'vessel', requires: 'vessel name | mother vessel | vessel', allows: 'mother' },
  { meaning: 'vessel_and_voyage', requires: 'vessel voyage', allows: 'name number mother flag' },
  { meaning: 'voyage', requires: 'voyage', allows: 'number reference' },
  {
    meaning: 'packages',
    requires: 'packages total | packages quantity | packages kind | outer packages',
    allows: 'packages number quantity kind goods in outer total',
  },
  {
    meaning: 'gross_weight',
    requires: 'gross weight | gross kilos | total weight | goods weight',
    allows: 'total goods kilos in weight',
  },
  { meaning: 'net_weight', requires: 'net weight | net kilos', allows: 'total goods kilos in weight' },
  { meaning: 'volume', requires: 'volume', allows: 'total goods in gross volume' },
  { meaning: 'free_days', requires: 'free days | free time', allows: 'allowed days storage in' },
  { meaning: 'chargeable_days', requires: 'chargeable days', allows: 'total number chargeable' },
  { meaning: 'rate_per_day', requires: 'rate daily | rate days', allows: 'currency' },
  {
    meaning: 'total_amount',
    requires:
      'total amount | total invoiced | total owed | amount owed | total pay | total with tax | amount with tax | amount pay | invoiced amount',
    allows: 'total amount invoiced owed pay currency own with tax',
  },
  {
    meaning: 'duty_amount',
    requires: 'duty amount | duty total | customs duty | duty pay',
    allows: 'total amount customs pay currency',
  },
  { meaning: 'entered_value', requires: 'entered value', allows: 'total currency entered' },
  { meaning: 'incoterm', requires: 'incoterm | trade terms', allows: 'trade terms location number' },
  { meaning: 'country_of_origin', requires: 'country origin | country manufacture', allows: 'goods name' },
  { meaning: 'head:container', requires: 'container number', allows: 'number' },
  { meaning: 'head:seal', requires: 'seal number | seal', allows: 'number carrier customs shipper' },
  { meaning: 'head:size_type', requires: 'container size | container type | size type', allows: 'container size type' },
  { meaning: 'head:packages', requires: 'packages', allows: 'number quantity kind in total goods' },
  { meaning: 'head:gross_weight', requires: 'weight | gross kilos', allows: 'gross kilos in goods total' },
  { meaning: 'head:volume', requires: 'volume', allows: 'gross in goods total volume' },
  {
    meaning: 'head:description',
    requires: 'description | charge description | goods name',
    allows: 'goods charge description packages',
  },
  {
    meaning: 'head:quantity',
    requires: 'quantity | days quantity | net kilos',
    allows: 'ordered each in goods days chargeable',
  },
  { meaning: 'head:unit_price', requires: 'each price | price', allows: 'each currency in' },
  {
    meaning: 'head:amount',
    requires: 'total amount | total value | amount | extended price | extended value | total price',
    allows: 'total currency amount value in',
  },
]

const patterns = rules.flatMap(({ meaning, requires, allows = '' }) =>
  requires.split('|').map((pattern) => {
    const needed = pattern.trim().split(' ')
    return { meaning, needed, allowed: new Set([...needed, ...allows.split(' ')]) }
  }),
)

/** Whether each of the concepts is covered by a different word. */
const coversConcepts = (needed: readonly string[], words: readonly (readonly string[])[]): boolean => {
  const [first, ...others] = needed
  if (first === undefined) return true
  return words.some(
    (meanings, at) =>
      meanings.includes(first) &&
      coversConcepts(
        others,
        words.filter((_, other) => other !== at),
      ),
  )
}

/** A single word is listed elsewhere or too ambiguous: units occur in every row of a table. */
const MIN_WORDS = 2

const cache = new Map<string, readonly ComposedMeaning[]>()
/** The meanings of a label that is not listed but consists of known words. */
export function composedMeanings(label: string): readonly ComposedMeaning[] {
  const cached = cache.get(label)
  if (cached) return cached
  const words = parseConcepts(label)
  const found =
    words && words.length >= MIN_WORDS
      ? [
          ...new Set(
            patterns
              .filter(
                ({ needed, allowed }) =>
                  needed.length <= words.length &&
                  words.every((meanings) => meanings.some((one) => allowed.has(one))) &&
                  coversConcepts(needed, words),
              )
              .map(({ meaning }) => meaning),
          ),
        ]
      : []
  if (cache.size > 20_000) cache.clear()
  cache.set(label, found)
  return found
}
