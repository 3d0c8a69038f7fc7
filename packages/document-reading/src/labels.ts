/** How documents name a value, in the languages that are usual on them. Each is matched where a cell or a phrase begins. */
const NO =
  '(?:\\s*-?(?:nos?|numbers?|nr|nummer|num|número|numero|numéro|n°|nº|#|reference|referenz|référence|referência|referencia|ref|id)[.°]?(?:\\(s\\))?)'
/** In Romance languages the word for "number" stands before: "N° de facture", "Número da reserva". */
const OF =
  "(?:(?:nos?|n°|nº|num|número|numero|numéro)\\.?\\s*(?:(?:de|do|da|du|del|dell)\\s+|(?:de |dell|d)['’])?(?:la\\s+)?)"
const id = (words: string) => `(?:${words})${NO}|${OF}(?:${words})`

export const labels = {
  bill_of_lading_number: `${OF}?(?:(?:master|house|ocean|original|carrier'?s?|sea|express)\\s+)?(?:b\\/l|bill of lading|bol|way ?bill|sea ?way ?bill|swb|konnossements?|connaissement|conocimiento(?: de embarque)?|conhecimento(?: de embarque)?|polizza(?: di carico)?)${NO}?|提单(?:号码?|编号)|${OF}?bl${NO}|${OF}bl|m\\.?b\\.?\\/?l\\.?${NO}?|h\\.?b\\.?\\/?l\\.?${NO}?|obl${NO}?`,
  booking_number: `${OF}?(?:carrier'?s? )?(?:booking|bkg|buchungs?|reserva|réservation|prenotazione)${NO}?|订舱(?:号码?|编号)`,
  purchase_order_number: `${OF}?(?:purchase order|customer order|p\\.?o\\.?|bestellung|bestell|pedido|commande)${NO}?`,
  reference_number: `(?:our|your|customer|shipper'?s?|consignee'?s?|forwarder'?s?|export|file|job|agent)?\\s*(?:references?|ref|referenz|référence|referencia)\\.?(?:\\s*(?:nos?|number|nr)\\b)?[.]?|(?:file|job|dossier|processo|expediente|unser zeichen|pos\\.?)${NO}?(?=\\s*(?:[:.]|$))|unser zeichen|(?:notre|votre) réf(?:érence)?\\.?|(?:nuestra|nossa) ref(?:erencia|erência)?\\.?`,
  invoice_number: id(
    '(?:commercial |freight |demurrage |detention )?invoice|rechnungs?|facture|factura|fatura|fattura|发票',
  ),
  entry_number: `${id('entry|declaration|customs entry')}|mrn|zollnummer`,
  release_number: id('release|pick[- ]?up|delivery order|d\\/o|freigabe|pin'),
  shipper:
    'shipper(?: ?\\/ ?exporter)?|exporter|absender|ablader|verlader|expéditeur|chargeur|embarcador|exportador|expedidor|remitente|[发發]货人|托运人|seller|verkäufer|vendeur|vendedor|caricatore',
  consignee:
    'consignee|consigned to|(?:waren)?empfänger|consignatário|收货人|réceptionnaire|destinataire|consignatario|importer(?! of record)|buyer|käufer|acheteur|comprador|ricevitore|destinatario',
  importer: 'importer of record|importer|declarant|anmelder|importateur|importador',
  notify_party:
    '(?:also )?notify(?: party| address)?|notificado|通知人|meldeadresse|notifier|notify à|notificar(?: a)?',
  bill_to:
    'bill(?:ed)? to|sold to|invoiced? to|kunde|facturé à|faturado para|cliente?|rechnungsempfänger|rechnung an|facturer à|facturar a|customer|payer',
  release_to: 'release to|deliver to|delivered to|trucker|inland carrier|haulier|spediteur',
  carrier: 'carrier|shipping line|reederei|compagnie maritime|naviera|ocean carrier|steamship line',
  vessel:
    '(?:ocean |export |import |mother |importing )?vessel(?: name)?|schiff|(?:see)?schiffsname|seeschiff|(?:nom du )?navire|(?:nome do )?navio|buque|nave|vapor(?=\\s*(?:[:.]|$))|m\\/v|motonave|carrying vessel|船名',
  voyage: `${OF}?(?:voy(?:age)?|reise|viaje|viagem|viaggio)\\.?${NO}?\\.?|reisenummer|航次`,
  place_of_receipt: 'place of receipt|por|übernahmeort|lieu de (?:réception|prise en charge)|lugar de recepción',
  port_of_loading:
    "porto de (?:embarque|carregamento)|port d['’]embarquement|装货港|起运港|port of (?:loading|lading|load)|load(?:ing)? port|p\\.?o\\.?l\\.?|ladehafen|verladehafen|port de chargement|puerto de (?:carga|embarque)|porto di carico|port of export|foreign port of lading",
  port_of_discharge:
    'porto de (?:descarga|destino)|port de destination|bestimmungshafen|卸货港|目的港|port of (?:discharge|unlading|unloading)|discharge port|p\\.?o\\.?d\\.?|löschhafen|entladehafen|port de déchargement|puerto de (?:descarga|destino)|porto di scarico|u\\.?s\\.? port of unlading',
  place_of_delivery:
    'place of delivery|final destination|destination|bestimmungsort|lieu de livraison|lugar de entrega|final place of delivery',
  terminal:
    'terminal(?: de descarga)?|abholort|lieu de mise à disposition|freight location|cargo location|container location|pick[- ]?up (?:location|terminal|at)|available at',
  etd: 'e\\.?t\\.?d\\.?(?: pol| date| at (?:pol|port))?|data de saída|estimated (?:time of )?departure(?: date)?|sailing date|departure(?: date)?|abfahrt|date de départ|fecha de salida',
  eta: "e\\.?t\\.?a\\.?(?: pod| date| at (?:port|pod|destination))?|(?:estimated|expected) (?:time of )?arrival(?: date)?|arrival date|(?:voraussichtliche |vorauss\\.? )?ankunft|(?:date d['’])?arrivée prévue|date d['’]arrivée|fecha (?:estimada )?de (?:llegada|arribo)(?: estimada)?|llegada prevista|previsão de chegada|data prevista de (?:chegada|atracação)|预计(?:到港|抵港|到达)(?:日期|时间)?",
  issue_date:
    "date of issue|issue date|issued on|place and date of issue|date issued|ausstellungsdatum|date d['’]émission|fecha de emisión|b\\/l date",
  document_date: 'date|datum|fecha|data|notice date|document date',
  on_board_date: '(?:shipped |laden )?on[- ]board(?: date)?|date (?:shipped|laden) on board',
  last_free_day:
    "last free (?:day|date)(?: at port)?|lfd|free time (?:expires|expiry|ends|until|end)(?: on| date)?|(?:demurrage|storage) free until|demurrage-?free until|letzter freier tag|(?:freizeit|(?:standgeld|demurrage)-?frei) bis|dernier jour (?:franc|de franchise)|(?:fin de )?franchise jusqu['’]au|fin de (?:la )?franchise|último día libre|fin de(?: los)? días libres|libre de (?:demoras|estadías) hasta|último dia livre|fim do free time|free time até|livre de demurrage até|免(?:费|箱)期(?:至|截止|到期)(?:日期?)?",
  invoice_date:
    'invoice date|date of invoice|rechnungsdatum|date de (?:la )?(?:facture|facturation)|fecha (?:de (?:la )?)?factura|data da fatura|billing date',
  due_date:
    "due date|payment due(?: date| by)?|payable by|fällig(?: am|keit)?|zahlbar bis|date d['’]échéance|échéance|(?:fecha de )?vencimiento|(?:data de )?vencimento",
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
    'total (?:à payer|a pagar|factura|ttc)|net à payer|montant total|importe total|valor total|gesamtbetrag|gesamtsumme|endbetrag|rechnungsbetrag|(?:grand |invoice )?total(?: amount)?(?: due| payable)?|amount (?:due|payable)|balance due|totale|总金额|合计',
  ocean_freight: '(?:basic )?ocean freight|seefracht|fret maritime|flete marítimo',
  duty_amount: '(?:total )?dut(?:y|ies)(?: amount)?|zollbetrag|droits de douane',
  entered_value: '(?:total )?(?:entered|customs|declared) value|zollwert|valeur en douane|valor en aduana',
  gross_weight: '毛重|(?:total )?gross (?:weight|wt)\\.?|g\\.?w\\.?|bruttogewicht|poids brut|peso bruto|peso lordo',
  net_weight: '(?:total )?net (?:weight|wt)\\.?|n\\.?w\\.?|nettogewicht|poids net|peso neto|peso netto',
  volume: '(?:total )?(?:measurement|volume)|volumen|cbm',
  packages: '(?:total )?(?:no\\.? of |number of )?(?:packages|pkgs|cartons|ctns|packstücke|colis|bultos)',
  incoterm: 'incoterms?(?: ?® ?\\d{4})?|terms of (?:sale|delivery)|delivery terms|lieferbedingung(?:en)?|trade terms',
  country_of_origin: "country of origin|origin|ursprungsland|pays d['’]origine|país de origen",
} as const

/** Heads of columns that are nobody's value, though no field is read by them. */
export const otherHeads = `(?:container|cntr|equipment|unit|seal|contenedor|conteneur|contêiner|plombe?|siegel|precinto|sello|lacre)s?${NO}?|${OF}(?:container|contenedor|conteneur|contêiner|plomb|sello)|(?:size ?\\/ ?)?type|(?:goods )?description(?: of goods)?|commodity|marks(?: (?:and|&) n(?:o|umber)s)?|amount|qty|quantity|unit price|(?:hs|tariff|hts) code|weight|箱号|封号|箱型|品名`

/** "Vessel / Voyage": both in one cell, and its value too. */
const joint = `\\s*(?:\\/|&|\\+|-|and|und|et|y|e)\\s*`
export const vesselAndVoyage = `(?:${labels.vessel})${joint}(?:${labels.voyage})|船名\\/?航次`

export type FieldName = keyof typeof labels
