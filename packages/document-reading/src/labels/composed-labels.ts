import type { FieldName, HeadName } from './common-labels.ts'
import { conceptsOf } from './concepts.ts'

type Composed = FieldName | HeadName | 'vessel_and_voyage'

/** A label names a field if it says all that one of `says` has, and besides that at most what is in `may`. */
interface Rule {
  spoken: Composed
  says: string
  may?: string
}

const MOMENT = 'estimated actual date time on vessel'
const NUMBERED = 'number reference own'
const NAMED = 'name party'
const CUT = 'date time instructions container final'

/** Of a rule, `says` has its ways parted by strokes. */
const rules: readonly Rule[] = [
  {
    spoken: 'port_of_loading',
    says: 'port load | load at | port depart | port origin | port from | depart from',
    may: 'name vessel mother',
  },
  {
    spoken: 'port_of_discharge',
    says: 'port discharge | discharge at | port arrive | arrive at | due at | port destination | port to',
    may: 'name vessel mother',
  },
  {
    spoken: 'place_of_receipt',
    says: 'receipt at | receipt location | receipt goods | precarriage from | pickup location goods | port receipt',
    may: 'name goods container',
  },
  {
    spoken: 'place_of_delivery',
    says: 'deliver at | deliver location | final destination | destination location | oncarriage to | deliver port | final deliver',
    may: 'name goods container final',
  },
  {
    spoken: 'terminal',
    says: 'terminal name | terminal discharge | terminal arrive | terminal available | goods location | available at | terminal location | pickup terminal | release terminal | terminal deliver | pickup at | goods at | container location',
    may: 'port container goods pickup vessel name at code number',
  },
  {
    spoken: 'etd',
    says: 'etd | depart date | depart estimated | vessel depart | depart on',
    may: `${MOMENT} load port origin at`,
  },
  {
    spoken: 'eta',
    says: 'eta | arrive date | arrive estimated | vessel arrive | vessel due | arrive on | port arrive estimated | arrive discharge | due at discharge',
    may: `${MOMENT} discharge port at`,
  },
  {
    spoken: 'last_free_day',
    says: 'last free | free until | free date | storage until free | storage start after | free storage until | free last date',
    may: 'days date time storage on at until container in port terminal carrier master',
  },
  { spoken: 'document_date', says: 'document date | made on | issue on | made date', may: 'time of own issue' },
  { spoken: 'issue_date', says: 'issue date', may: 'location at bill on' },
  { spoken: 'on_board_date', says: 'onboard date | onboard on', may: 'onboard vessel' },
  { spoken: 'invoice_date', says: 'invoice date', may: 'issue on' },
  {
    spoken: 'due_date',
    says: 'pay by | pay until | pay date | pay last date | owed date | pay owed date',
    may: 'on date invoice own',
  },
  { spoken: 'entry_date', says: 'entry date | filing date | entry filing | entry filing date', may: 'customs on time' },
  {
    spoken: 'valid_until',
    says: 'valid until | valid date | pickup by | release until | pickup last date | valid to',
    may: 'date release order on container',
  },
  {
    spoken: 'documentation_cutoff',
    says: 'instructions cutoff | ship instructions cutoff',
    may: `${CUT} filing bill ship`,
  },
  { spoken: 'vgm_cutoff', says: 'vgm cutoff', may: `${CUT} filing weight` },
  {
    spoken: 'cargo_cutoff',
    says: 'gate cutoff | full cutoff | full deliver cutoff | full receipt last',
    may: `${CUT} gate full deliver receipt`,
  },
  {
    spoken: 'empty_pickup_date',
    says: 'empty release | empty pickup | empty available | container release date | container pickup date',
    may: 'date time from on first container release',
  },
  {
    spoken: 'gate_out_date',
    says: 'out full | out date | pickup date full | pickup on',
    may: 'full gate date time on container actual terminal pickup',
  },
  {
    spoken: 'returned_date',
    says: 'returned date | empty returned | returned on | empty in | in date',
    may: 'empty gate date time on container actual returned in',
  },
  { spoken: 'bill_of_lading_number', says: 'bill number | bill reference | master bill', may: 'number own reference' },
  { spoken: 'master_bill_number', says: 'master bill', may: NUMBERED },
  { spoken: 'house_bill_number', says: 'house bill', may: NUMBERED },
  {
    spoken: 'booking_number',
    says: 'booking number | booking reference | carrier booking',
    may: `${NUMBERED} carrier`,
  },
  {
    spoken: 'reference_number',
    says: 'job number | own job | job reference | own reference | customer reference | shipper reference | consignee reference | agent reference | importer reference | reference number',
    may: `${NUMBERED} job customer party`,
  },
  { spoken: 'invoice_number', says: 'invoice number | invoice reference', may: 'own number' },
  {
    spoken: 'purchase_order_number',
    says: 'purchase number | customer order | purchase order | own order number | customer purchase',
    may: `${NUMBERED} customer order purchase`,
  },
  { spoken: 'entry_number', says: 'entry number | customs reference | entry reference', may: 'customs number own' },
  {
    spoken: 'release_number',
    says: 'release number | release reference | terminal reference | release order number',
    may: 'number own terminal container',
  },
  { spoken: 'shipper', says: 'shipper name | shipper', may: `${NAMED} location` },
  { spoken: 'consignee', says: 'consignee name | consignee', may: `${NAMED} location goods` },
  {
    spoken: 'notify_party',
    says: 'notify party | notify name | notify first',
    may: `${NAMED} location first to arrive on`,
  },
  { spoken: 'importer', says: 'importer name | importer record', may: `${NAMED} location` },
  {
    spoken: 'bill_to',
    says: 'bills to | invoice to | customer invoice | invoice location | invoice party',
    may: `${NAMED} location customer`,
  },
  {
    spoken: 'release_to',
    says: 'release to | trucker to | trucker name | motor carrier | trucker company',
    may: `${NAMED} company carrier trucker`,
  },
  { spoken: 'vessel', says: 'vessel name | mother vessel | vessel', may: 'mother' },
  { spoken: 'vessel_and_voyage', says: 'vessel voyage', may: 'name number mother flag' },
  { spoken: 'voyage', says: 'voyage', may: 'number reference' },
  {
    spoken: 'packages',
    says: 'packages total | packages quantity | packages kind | outer packages',
    may: 'packages number quantity kind goods in outer total',
  },
  {
    spoken: 'gross_weight',
    says: 'gross weight | gross kilos | total weight | goods weight',
    may: 'total goods kilos in weight',
  },
  { spoken: 'net_weight', says: 'net weight | net kilos', may: 'total goods kilos in weight' },
  { spoken: 'volume', says: 'volume', may: 'total goods in gross volume' },
  { spoken: 'free_days', says: 'free days | free time', may: 'allowed days storage in' },
  { spoken: 'chargeable_days', says: 'chargeable days', may: 'total number chargeable' },
  { spoken: 'rate_per_day', says: 'rate daily | rate days', may: 'currency' },
  {
    spoken: 'total_amount',
    says: 'total amount | total invoiced | total owed | amount owed | total pay | total with tax | amount with tax | amount pay | invoiced amount',
    may: 'total amount invoiced owed pay currency own with tax',
  },
  {
    spoken: 'duty_amount',
    says: 'duty amount | duty total | customs duty | duty pay',
    may: 'total amount customs pay currency',
  },
  { spoken: 'entered_value', says: 'entered value', may: 'total currency entered' },
  { spoken: 'incoterm', says: 'incoterm | trade terms', may: 'trade terms location number' },
  { spoken: 'country_of_origin', says: 'country origin | country manufacture', may: 'goods name' },
  { spoken: 'head:container', says: 'container number', may: 'number' },
  { spoken: 'head:seal', says: 'seal number | seal', may: 'number carrier customs shipper' },
  { spoken: 'head:size_type', says: 'container size | container type | size type', may: 'container size type' },
  { spoken: 'head:packages', says: 'packages', may: 'number quantity kind in total goods' },
  { spoken: 'head:gross_weight', says: 'weight | gross kilos', may: 'gross kilos in goods total' },
  { spoken: 'head:volume', says: 'volume', may: 'gross in goods total volume' },
  {
    spoken: 'head:description',
    says: 'description | charge description | goods name',
    may: 'goods charge description packages',
  },
  {
    spoken: 'head:quantity',
    says: 'quantity | days quantity | net kilos',
    may: 'ordered each in goods days chargeable',
  },
  { spoken: 'head:unit_price', says: 'each price | price', may: 'each currency in' },
  {
    spoken: 'head:amount',
    says: 'total amount | total value | amount | extended price | extended value | total price',
    may: 'total currency amount value in',
  },
]

const ways = rules.flatMap(({ spoken, says, may = '' }) =>
  says.split('|').map((way) => {
    const needed = way.trim().split(' ')
    return { spoken, needed, allowed: new Set([...needed, ...may.split(' ')]) }
  }),
)

/** Whether each of the concepts is meant by another word. */
const areAllMeant = (needed: readonly string[], words: readonly (readonly string[])[]): boolean => {
  const [first, ...others] = needed
  if (first === undefined) return true
  return words.some(
    (meanings, at) =>
      meanings.includes(first) &&
      areAllMeant(
        others,
        words.filter((_, other) => other !== at),
      ),
  )
}

/** One word alone is listed, or means too much: units stand in every row of a table. */
const FEWEST = 2

const known = new Map<string, readonly Composed[]>()
/** What a label of known words speaks of, that nobody has listed. */
export function composedOf(label: string): readonly Composed[] {
  const before = known.get(label)
  if (before) return before
  const words = conceptsOf(label)
  const found =
    words && words.length >= FEWEST
      ? [
          ...new Set(
            ways
              .filter(
                ({ needed, allowed }) =>
                  needed.length <= words.length &&
                  words.every((meanings) => meanings.some((one) => allowed.has(one))) &&
                  areAllMeant(needed, words),
              )
              .map(({ spoken }) => spoken),
          ),
        ]
      : []
  if (known.size > 20_000) known.clear()
  known.set(label, found)
  return found
}
