import type { DocumentTypeCode } from '../document-types.ts'
import {
  columnHeaders as commonHeaders,
  labels as commonLabels,
  type FieldName,
  type HeaderName,
  NUMBER_WORD,
  NUMBER_WORD_OF,
} from './common-labels.ts'
import { labelsInOtherLanguages } from './other-languages.ts'
import { LAST_FREE_DAY_OF_RETURN } from './return-labels.ts'

export type { FieldName, HeaderName }

export const labels = Object.fromEntries(
  Object.entries(commonLabels).map(([field, words]) => [field, words + labelsInOtherLanguages(field as FieldName)]),
) as Record<keyof typeof commonLabels, string>

export const columnHeaders = Object.fromEntries(
  Object.entries(commonHeaders).map(([head, words]) => [
    head,
    words + labelsInOtherLanguages(`head:${head}` as HeaderName),
  ]),
) as Record<keyof typeof commonHeaders, string>

/** Column headers of no field, which are never values. */
export const otherHeaders = `craft|origin ?\\/ ?destination port|(?:zoll)?anmelder|declarante?|déclarant.*|dichiarante|aangever|deklarant|ship(?:ped)? to(?: party)?|available(?: date)?|storage(?: start)?|revenue tons?|prepaid(?: at)?|collect|imo(?: no\\.?| number)?|flag|route|consol|order references?|(?:delivery|destination|discharge|local) agent.*|chargeable(?: weight)?|line no\\.?|item(?: no\\.?)?|status|sr\\.?|sl\\.?|s\\.? ?no\\.?|consignee'?s? reference|onward inland routing.*|point and country.*|for delivery.*apply to.*|for release.*|vgm|temp(?:erature)?|un no\\.?|imdg(?: class)?|remit to|bank(?: details)?|swift|iban|account(?: no\\.?)?|tax id|curr\\.?|ex(?:\\.|change)? rate|empty return.*|return (?:empty )?(?:to|location)|container return location|carrier notified|bond type|port code|entry type|surety.*|missing docs|manufacturer.*|mode of transport|exporting country|summary date|i\\.?t\\.? (?:no|number|date)|g\\.?o\\.? number|b\\/l status|service (?:type|mode|contract).*|product type|svc contract|tare weight|seal value|deadline|release date|return date|load ref\\.?|eta at del|etd feeder|number of original b.*|no\\. of original b.*|carrier code|single trans.*|to order|prepared by|ams b\\/l no\\.?|sub b\\/l no\\.?|ams|clauses?|notes?|signature|stamp|igm.*|business unit|price owner|vol\\.?|final eta|line|(?:container|cntr|equipment|unit|seal|contenedor|conteneur|contêiner|plombe?|siegel|precinto|sello|lacre)s?${NUMBER_WORD}?|${NUMBER_WORD_OF}(?:container|contenedor|conteneur|contêiner|plomb|sello)|(?:size ?\\/ ?)?type|(?:goods )?description(?: of goods)?|commodity|marks(?: (?:and|&) n(?:o|umber)s)?|amount|qty|quantity|unit price|(?:hs|tariff|hts) code|weight|箱号|封号|箱型|品名|freight (?:terms|payable at|(?:and|&) charges)|(?:forwarding|delivery|destination|port of discharge|customs|shipping|carrier'?s) (?:agents?|broker)\\b.*|forwarding agent.*|export references|types? of (?:move(?:ment)?|service)|movement|commodity code|service contract(?: no\\.?)?|customer (?:code|no\\.?)|currency|terms(?: of payment)?|payment terms?|firms(?: code)?|it (?:no\\.?|number)|i\\.t\\. no\\.?|phone|fax|tel|e-?mail|contact|attn|number of original.*|no\\. of original.*|pre-?carriage by.*|also notify.*|point (?:and country|\\(state\\)) of origin.*|loading (?:pier|terminal).*|domestic routing.*|place of (?:b.*)?issue|party to contact.*|for release .*|final destination \\(.*|credit term|basis|unit|cur|vat|mwst\\.?|remarks|commodity|cargo description|hs commodity|mode|tare|scac(?: code)?|connecting vessel.*|feeder vessel.*|transhipment|alternate base port|quantity|location|hazardous|booking date|run|page|pag\\.?|pos\\.|artikel|codice|position|period|days|daily rate|tier|charge|customs broker|originals to be released at|export terminal.*|export empty.*|closing|by|from|to|date\\/time.*|ata|fnd eta|fpd eta|eta (?:at )?(?:final )?(?:dest(?:ination)?)|eta final dest(?:ination)?|freight collect|freight prepaid|condiciones|kundennummer|kunden-nr\\.|rate|concept|total|sub ?total|country of destination|exchange rate|declaration|forms|items|commodity|declared value.*|carrier's receipt.*|no\\. & date of .*|means of transport.*|method|[a-zà-ɏ/ ]{2,30} (?:no\\.?|number|date|code|references?|party|agent|terms)`

/** "Vessel / Voyage": one label and one value for both. */
const separator = `(?:\\s*(?:\\/|&|\\+|-|and|und|et|y|e)\\s*|\\s+(?=voy))`
export const vesselAndVoyage = `(?:carrier ?\\/ ?)?(?:${labels.vessel})${separator}(?:${labels.voyage})(?:\\s*[/ ]\\s*(?:flag|imo(?: no\\.?)?|lloyds?(?: no\\.?)?|leg|dir(?:ection)?))*|船名\\/?航次`

/** Days of free time, or its first and last day. */
const FREE_TIME =
  'free ?time(?: period| dates?| allowed)?|free period|free days|freizeit(?: vom?n?)?|freie (?:zeit|tage)|(?:periode de )?franchise(?: du)?|(?:periodo|dias?) libres?|franquicia|franchigia(?: dal)?|vrije (?:periode|termijn|dagen)|periodo livre|免(?:费|費)?(?:用[箱柜櫃])?期(?=\\s*(?:[:：]|$))'

/** Labels that name a field only in documents of some types. */
export const typeSpecificLabels: readonly {
  types: readonly DocumentTypeCode[]
  field: FieldName | HeaderName
  words: string
}[] = [
  { types: ['delivery_order'], field: 'terminal', words: 'location|the manager|pick[- ]?up' },
  {
    types: ['delivery_order'],
    field: 'consignee',
    words: '(?:for )?deliver(?:y)? to|(?:ship|delivery) to(?: party)?|delivery(?: address| location)?',
  },
  { types: ['delivery_order'], field: 'terminal', words: 'coll(?:ect|ection|ected)(?: from| at)' },
  { types: ['delivery_order'], field: 'consignee', words: 'client|customer' },
  { types: ['packing_list'], field: 'consignee', words: 'to|to messrs\\.?|m\\/s' },
  { types: ['freight_invoice', 'demurrage_invoice'], field: 'bill_to', words: 'to|messrs\\.?|m\\/s' },
  { types: ['commercial_invoice'], field: 'bill_to', words: 'messrs\\.?|purchaser|applicant|m\\/s\\.?' },
  {
    types: ['arrival_notice', 'delivery_order', 'bill_of_lading', 'sea_waybill'],
    field: 'packages',
    words: "q(?:uanti|['’])?ty\\.?|(?:total )?(?:pieces|pcs)",
  },
  {
    types: ['arrival_notice', 'delivery_order', 'bill_of_lading', 'sea_waybill'],
    field: 'gross_weight',
    words: '(?:cargo |total )?weight|wgt\\.?|wt\\.?|brutto|peso|poids|gewicht',
  },
  {
    types: ['freight_invoice', 'demurrage_invoice', 'commercial_invoice'],
    field: 'invoice_number',
    words: 'number|no\\.?|nr\\.?|nummer|numero|numéro|número',
  },
  {
    types: ['freight_invoice', 'demurrage_invoice'],
    field: 'invoice_number',
    words: 'credit (?:note|memo)(?: (?:number|no\\.?|nr\\.?)| ?#)',
  },
  {
    types: ['booking_confirmation'],
    field: 'documentation_cutoff',
    words: 'shipping instructions?(?: to us)?|b\\/l instructions?|doc(?:s|uments?)? cut|si',
  },
  { types: ['booking_confirmation'], field: 'vgm_cutoff', words: 'vgm(?: cut)?|verified gross mass' },
  {
    types: ['booking_confirmation'],
    field: 'cargo_cutoff',
    words: '(?:fcl|cargo) delivery|port cut(?: \\(full in\\))?|full containers? (?:received|delivered),? last day',
  },
  { types: ['booking_confirmation'], field: 'place_of_delivery', words: 'deliver to' },
  // Some lines label their booking this way; another labelled number takes precedence.
  { types: ['booking_confirmation'], field: 'booking_number', words: 'our ref(?:erence)?\\.?(?: no\\.?)?' },
  // Only as column headers: letters have "from" and "to" as well.
  {
    types: ['booking_confirmation', 'arrival_notice', 'freight_invoice', 'commercial_invoice', 'packing_list'],
    field: 'port_of_loading',
    words: 'from',
  },
  {
    types: ['booking_confirmation', 'arrival_notice', 'freight_invoice', 'commercial_invoice'],
    field: 'port_of_discharge',
    words: 'to',
  },
  {
    types: ['bill_of_lading', 'sea_waybill'],
    field: 'bill_of_lading_number',
    words: '(?:transport )?document (?:no\\.?|number)',
  },
  {
    types: ['freight_invoice', 'demurrage_invoice'],
    field: 'invoice_number',
    words: 'doc(?:ument|\\.)? ?(?:no\\.?|number|#)',
  },
  {
    types: ['freight_invoice', 'demurrage_invoice', 'commercial_invoice'],
    field: 'invoice_date',
    words: 'date of issue|issued(?: on)?|tax point',
  },
  { types: ['customs_entry'], field: 'entry_date', words: 'lodged(?: on)?|accepted(?: on)?|submitted(?: on)?' },
  {
    types: ['customs_entry'],
    field: 'vessel',
    words:
      'craft|(?:identity of |means of )?transport(?: on arrival)?|vervoermiddel(?: bij aankomst)?|beforderungsmittel(?: bei der ankunft)?|importing (?:vessel|carrier)',
  },
  {
    types: ['customs_entry'],
    field: 'eta',
    words: 'date of import(?:ation)?|import(?:ation)? date|datum (?:van )?binnenkomst|date of arrival',
  },
  {
    types: ['booking_confirmation'],
    field: 'terminal',
    words: '(?:(?:full|laden)(?: container)? )?(?:return|receiving|delivery) terminal',
  },
  {
    types: ['booking_confirmation'],
    field: 'empty_pickup_date',
    words: 'pick[- ]?up(?: from| date| on)?|available from',
  },
  { types: ['booking_confirmation', 'bill_of_lading', 'sea_waybill'], field: 'place_of_receipt', words: 'receipt' },
  { types: ['freight_invoice'], field: 'port_of_loading', words: 'origin' },
  // Only as column headers of a table of charges: free time has a start and an end as well.
  {
    types: ['demurrage_invoice'],
    field: 'head:from',
    words:
      '开始日期|起始日期|from|start(?:s|ed)?|begins?|beginn|von|ab|du|debut|desde|inicio|dal|inizio|vanaf|van|begin',
  },
  {
    types: ['demurrage_invoice'],
    field: 'head:through',
    words:
      '结束日期|截止日期|to|thru|through|until|end(?:s|ed)?|ende|bis|au|fin|hasta|ate|fim|al|fine|tot(?: en met)?|t\\/m|einde',
  },
  {
    types: ['demurrage_invoice'],
    field: 'chargeable_days',
    words:
      '(?:(?:total )?(?:no\\.?|number) of )?(?:calendar )?days(?: credited)?(?!\\s*\\d{1,3}\\s*(?:[-–+]|to|thru|through))|tage(?!\\s*\\d{1,3}\\s*(?:[-–+]|bis))',
  },
  { types: ['demurrage_invoice'], field: 'invoice_date', words: 'credit (?:note|memo) date' },
  // "Free time: 4 Feb 2026 - 9 Feb 2026" has both days.
  { types: ['demurrage_invoice'], field: 'free_time_start', words: FREE_TIME },
  { types: ['demurrage_invoice'], field: 'last_free_day', words: FREE_TIME },
  { types: ['demurrage_invoice'], field: 'last_free_day', words: LAST_FREE_DAY_OF_RETURN },
  {
    types: ['demurrage_invoice'],
    field: 'charged_from',
    words: 'storage (?:start|from|begin)s?(?: date| on)?(?! after)',
  },
  {
    types: ['demurrage_invoice'],
    field: 'charged_through',
    words: 'storage (?:through|thru|to|until|end)s?(?: date| on)?',
  },
  { types: ['demurrage_invoice'], field: 'available_date', words: 'available(?: date)?|avail\\.? date' },
  {
    types: ['demurrage_invoice'],
    field: 'tariff_rule',
    words: 'tariff|rule',
  },
  { types: ['freight_invoice'], field: 'port_of_discharge', words: 'destination' },
]
/** Labels that do not name this field in documents of these types. */
export const excludedLabels: readonly { types: readonly DocumentTypeCode[]; field: FieldName; words: string }[] = [
  // The pick-up place of empty containers is not a terminal of the voyage.
  { types: ['booking_confirmation'], field: 'terminal', words: 'pick|available|yard|location' },
  { types: ['delivery_order'], field: 'release_to', words: '^(?:for )?deliver(?:y)? to|delivered' },
  { types: ['delivery_order'], field: 'place_of_delivery', words: '^delivery$' },
  // A credit note and a corrected invoice name the invoice that they are about.
  {
    types: ['freight_invoice', 'demurrage_invoice'],
    field: 'invoice_number',
    words:
      '^your |^(?:our )?(?:ref(?:erence|\\.)?|original|related|previous|prior|replace[sd]|credited|cancel+ed|against|for) (?:tax |commercial )?invoice',
  },
  // Customs documents have a separate field for the importer.
  { types: ['customs_entry'], field: 'consignee', words: 'import|[iİ]thalat' },
]
