/** How documents name a value, in the languages that are usual on them. Each is matched where a cell or a phrase begins. */
const NO = '(?:\\s*-?(?:nos?|numbers?|nr|nummer|num|número|numero|numéro|n°|nº|#|reference|ref|id)[.°]?(?:\\(s\\))?)'
const id = (words: string) => `(?:${words})${NO}`

export const labels = {
  bill_of_lading_number: `(?:(?:master|house|ocean|original|carrier'?s?|sea|express)\\s+)?(?:b\\/l|bill of lading|bol|way ?bill|sea ?way ?bill|swb|konnossements?|connaissement|conocimiento(?: de embarque)?|polizza(?: di carico)?)${NO}?|bl${NO}|m\\.?b\\.?\\/?l\\.?${NO}?|h\\.?b\\.?\\/?l\\.?${NO}?|obl${NO}?`,
  booking_number: `(?:carrier'?s? )?(?:booking|bkg|buchungs?|reserva|réservation|prenotazione)${NO}?`,
  purchase_order_number: `(?:purchase order|customer order|p\\.?o\\.?|bestellung|bestell|pedido|commande)${NO}?`,
  reference_number: `(?:our|your|customer|shipper'?s?|consignee'?s?|forwarder'?s?|export|file|job|agent)?\\s*(?:references?|ref|referenz|référence|referencia)(?:\\s*(?:nos?|number|nr)\\b)?[.]?|(?:file|job)${NO}`,
  invoice_number: id('(?:commercial |freight |demurrage |detention )?invoice|rechnungs?|facture|factura|fattura'),
  entry_number: `${id('entry|declaration|customs entry')}|mrn|zollnummer`,
  release_number: id('release|pick[- ]?up|delivery order|d\\/o|freigabe|pin'),
  shipper:
    'shipper(?: ?\\/ ?exporter)?|exporter|absender|verlader|expéditeur|chargeur|embarcador|expedidor|remitente|seller|verkäufer|vendeur|vendedor|caricatore',
  consignee:
    'consignee|empfänger|destinataire|consignatario|importer|buyer|käufer|acheteur|comprador|ricevitore|destinatario',
  importer: 'importer of record|importer|declarant|anmelder|importateur|importador',
  notify_party: 'notify(?: party| address)?|meldeadresse|notifier|notify à|notificar(?: a)?',
  bill_to: 'bill(?:ed)? to|invoice to|rechnungsempfänger|rechnung an|facturer à|facturar a|customer|payer',
  release_to: 'release to|deliver to|delivered to|trucker|inland carrier|haulier|spediteur',
  carrier: 'carrier|shipping line|reederei|compagnie maritime|naviera|ocean carrier|steamship line',
  vessel:
    '(?:ocean |export |import |mother |importing )?vessel(?: name)?|schiff|navire|buque|nave|m\\/v|motonave|carrying vessel',
  voyage: 'voy(?:age)?(?:\\s*(?:nos?|number|nr))?\\.?|reise(?:\\s*-?nr\\.?)?|voyage n°|viaje|viaggio',
  place_of_receipt: 'place of receipt|por|übernahmeort|lieu de (?:réception|prise en charge)|lugar de recepción',
  port_of_loading:
    'port of (?:loading|lading|load)|load(?:ing)? port|p\\.?o\\.?l\\.?|ladehafen|verladehafen|port de chargement|puerto de (?:carga|embarque)|porto di carico|port of export|foreign port of lading',
  port_of_discharge:
    'port of (?:discharge|unlading|unloading)|discharge port|p\\.?o\\.?d\\.?|löschhafen|entladehafen|port de déchargement|puerto de (?:descarga|destino)|porto di scarico|u\\.?s\\.? port of unlading',
  place_of_delivery:
    'place of delivery|final destination|destination|bestimmungsort|lieu de livraison|lugar de entrega|final place of delivery',
  terminal:
    'terminal|freight location|cargo location|container location|pick[- ]?up (?:location|terminal|at)|available at',
  etd: 'e\\.?t\\.?d\\.?(?: pol| date)?|estimated (?:time of )?departure(?: date)?|sailing date|departure(?: date)?|abfahrt|date de départ|fecha de salida',
  eta: "e\\.?t\\.?a\\.?(?: pod| date| at port)?|estimated (?:time of )?arrival(?: date)?|arrival date|ankunft|voraussichtliche ankunft|date d['’]arrivée(?: prévue)?|fecha de (?:llegada|arribo)(?: estimada)?",
  issue_date:
    "date of issue|issue date|issued on|place and date of issue|date issued|ausstellungsdatum|date d['’]émission|fecha de emisión|b\\/l date",
  document_date: 'date|datum|fecha|data|notice date|document date',
  on_board_date: '(?:shipped |laden )?on[- ]board(?: date)?|date (?:shipped|laden) on board',
  last_free_day:
    'last free (?:day|date)(?: at port)?|lfd|free time (?:expires|ends|until)(?: on)?|letzter freier tag|dernier jour franc|último día libre',
  invoice_date:
    'invoice date|date of invoice|rechnungsdatum|date de (?:la )?facture|fecha de (?:la )?factura|billing date',
  due_date:
    "due date|payment due(?: date| by)?|payable by|fällig(?: am|keit)?|zahlbar bis|date d['’]échéance|échéance|vencimiento|fecha de vencimiento",
  entry_date: 'entry date|date of entry|declaration date|import date|acceptance date',
  valid_until: "valid until|validity|expires(?: on)?|pick up by|gültig bis|valable jusqu['’]au|válido hasta",
  documentation_cutoff:
    '(?:si|doc(?:s|umentation)?|documents?|shipping instructions?)\\s*(?:cut[- ]?off|closing|due)(?: date| time)?',
  cargo_cutoff: '(?:cargo|cy|port|fcl|container)\\s*(?:cut[- ]?off|closing)(?: date| time)?',
  vgm_cutoff: 'vgm\\s*(?:cut[- ]?off|closing|due)?(?: date| time)?',
  empty_pickup_date: 'empty (?:pick[- ]?up|release)(?: date)?|pick[- ]?up date',
  gate_out_date: '(?:full )?gate[- ]?out(?: date)?|picked up(?: on)?|from',
  returned_date: '(?:empty )?(?:return|gate[- ]?in)(?:ed)?(?: date| on)?|to',
  free_days: 'free (?:days|time)(?: allowed)?|freie tage|jours francs|días libres',
  chargeable_days:
    '(?:chargeable|billable|charged|days charged|chargeable no\\. of) ?days|days charged|berechnete tage|jours facturables|días (?:cobrados|facturables)',
  rate_per_day: '(?:daily )?rate(?: per day| \\/ ?day)?|per diem rate|tagessatz|tarif journalier|tarifa diaria',
  total_amount:
    '(?:grand |invoice )?total(?: amount)?(?: due| payable)?|amount (?:due|payable)|balance due|gesamtbetrag|rechnungsbetrag|total à payer|montant total|importe total|total a pagar|totale',
  ocean_freight: '(?:basic )?ocean freight|seefracht|fret maritime|flete marítimo',
  duty_amount: '(?:total )?dut(?:y|ies)(?: amount)?|zollbetrag|droits de douane',
  entered_value: '(?:total )?(?:entered|customs|declared) value|zollwert|valeur en douane|valor en aduana',
  gross_weight: '(?:total )?gross (?:weight|wt)\\.?|g\\.?w\\.?|bruttogewicht|poids brut|peso bruto|peso lordo',
  net_weight: '(?:total )?net (?:weight|wt)\\.?|n\\.?w\\.?|nettogewicht|poids net|peso neto|peso netto',
  volume: '(?:total )?(?:measurement|volume)|volumen|cbm',
  packages: '(?:total )?(?:no\\.? of |number of )?(?:packages|pkgs|cartons|ctns|packstücke|colis|bultos)',
  incoterm: 'incoterms?(?: ?® ?\\d{4})?|terms of (?:sale|delivery)|delivery terms|lieferbedingung(?:en)?|trade terms',
  country_of_origin: "country of origin|origin|ursprungsland|pays d['’]origine|país de origen",
} as const

export type FieldName = keyof typeof labels
