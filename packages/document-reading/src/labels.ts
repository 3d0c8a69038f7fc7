/** How documents name a value, in the languages that are usual on them. Each is matched where a cell or a phrase begins. */
const NO =
  '(?:\\s*-?(?:nos?|numbers?|nr|nummer|num|número|numero|numéro|n°|nº|#|reference|referenz|référence|referência|referencia|ref|id)[.°]?(?:\\(s\\))?)'
/** In Romance languages the word for "number" stands before: "N° de facture", "Número da reserva". */
const OF =
  "(?:(?:nos?|n°|nº|num|número|numero|numéro)\\.?\\s*(?:(?:de|do|da|du|del|dell)\\s+|(?:de |dell|d)['’])?(?:la\\s+)?)"
const id = (words: string) => `(?:${words})${NO}|${OF}(?:${words})`

export const labels = {
  bill_of_lading_number: `${OF}?(?:(?:master|house|ocean|original|carrier'?s?|sea|express)\\s+)?(?:b\\/l|bill of lading|bol|way ?bill|sea ?way ?bill|swb|konnossements?|connaissement|conocimiento(?: de embarque)?|conhecimento(?: de embarque)?|polizza(?: di carico)?)${NO}?|提单(?:号码?|编号)|${OF}?bl${NO}|${OF}bl|m\\.?b\\.?\\/?l\\.?${NO}?|h\\.?b\\.?\\/?l\\.?${NO}?|obl${NO}?`,
  master_bill_number: `(?:master|ocean|mother|carrier) (?:b\\/?l|bill of lading|bill|waybill)${NO}?|m\\.? ?b\\.?\\/?l\\.?${NO}?|(?:m\\.? ?)?obl${NO}?|b\\/l master`,
  house_bill_number: `house (?:b\\/?l|bill of lading|bill|waybill)${NO}?|h\\.? ?b\\.?\\/?l\\.?${NO}?|b\\/l house`,
  booking_number: `carrier'?s? reference|${OF}?(?:carrier'?s? )?(?:booking|bkg|buchungs?|reserva|réservation|prenotazione)${NO}?|订舱(?:号码?|编号)`,
  purchase_order_number: `${OF}?(?:(?:customer|buyer'?s?|your|vs|ihre)\\.? )?(?:purchase order|customer order|order|ordine|p\\.?\\/?o\\.?|bestellung|bestell|auftrag|pedido|commande)(?:${NO}|s)?(?: (?:&|and) date)?(?: \\/ your order)?`,
  reference_number: `(?:our|your|customer|cust|shipper'?s?|consignee'?s?|forwarder'?s?|agent'?s?|exports?|import|file|job|bkg pty|booking party|n\\/|v\\/|s\\/|shipment|unsere|ihre|notre|votre|nuestra|nossa)?\\s*(?:references?|ref|referenz|référence|réf|referencia|referência)\\.?(?:\\s*(?:nos?|number|nr|#)\\b)?[.]?|(?:file|job|dossier|processo|expediente|shipment|unser zeichen|pos\\.?)${NO}?(?=\\s*(?:[:.]|$))|(?:file|job|shipment)${NO}|unser zeichen`,
  invoice_number: `invoice no\\.? (?:&|and) date|nr\\. \\/ no\\.|no\\.? (?:&|and) date of invoice|inv\\.? ?no\\.?|${id(
    '(?:commercial |freight |demurrage |detention )?invoice|rechnungs?|facture|factura|fatura|fattura|发票',
  )}`,
  entry_number: `filer code\\/entry no\\.?|${id('entry|declaration|customs entry')}|mrn|zollnummer`,
  release_number: `(?:release|pick[- ]?up|delivery order|d\\/o|freigabe|pin)${NO}`,
  shipper: `shipper(?: ?\\/ ?exporter)?|(?:consignor|exporter)(?: ?\\/ ?(?:exporter|shipper))?|absender|ablader|verlader|expéditeur|chargeur|embarcador|exportador|expedidor|remitente|[发發]货人|托运人|seller|verkäufer|vendeur|vendedor|caricatore|mittente`,
  consignee: `(?:ultimate )?consignee|consigned to|messrs\\.?|(?:waren)?empfänger|consignatário|收货人|réceptionnaire|destinataire|consignatario|importer(?! of record)|buyer|käufer|acheteur|comprador|ricevitore|destinatario`,
  importer: 'importer of record|importer|importateur|importador',
  notify_party: `notify(?: part(?:y|ies)| address| and address)?(?:[ -]*1)?|notificado|通知人|meldeadresse|notifier|notify à|notificar(?: a)?`,
  bill_to: `for account (?:&|and) risk of (?:messrs\\.?)?|(?:bill|invoice)(?:ed)? to(?: party)?|sold to|kunde|facturé à|faturado para|cliente?|rechnungsempfänger|rechnung an|facturer à|facturar a|customer(?: name)?|payer|spett\\.?le|charge to`,
  release_to: `(?:please )?(?:release|deliver)(?: the following cargo)? to|delivered to|trucker|inland carrier|haulier|spediteur|trucking company`,
  carrier: 'carrier|shipping line|reederei|compagnie maritime|naviera|ocean carrier|steamship line',
  vessel: `(?:ocean |export |import |mother |importing |intended |1st |first |arrival )?vessel(?:\\(s\\)| name)?|(?:name of )?ship|vsl|importing carrier|conveyance|vessel\\/flight(?: no\\.?)?|identity and nationality of active means of transport.*|exporting carrier|schiff|(?:see)?schiffsname|seeschiff|(?:nom du )?navire|(?:nome do )?navio|buque|nave|vapor(?=\\s*(?:[:.]|$))|m\\/v|motonave|carrying vessel|船名`,
  voyage: `${OF}?(?:voy(?:age)?|reise|viaje|viagem|viaggio)\\.?[ -]?${NO}?\\.?|reisenummer|航次|import voyage`,
  place_of_receipt: `(?:combined transport\\*? )?place of (?:receipt|acceptance)(?: by pre-?carrier)?|receipt(?=\\s*[:：])|por|übernahmeort|lieu de (?:réception|prise en charge)|lugar de recepción`,
  port_of_loading: `porto de (?:embarque|carregamento)|port d['’]embarquement|装货港|起运港|port of (?:loading|lading|load)(?:\\/export)?|(?:load(?:ing)?|lading) port|p\\.?o\\.?l\\.?|ladehafen|verladehafen|port de chargement|puerto de (?:carga|embarque)|porto di (?:carico|imbarco)|port of export|foreign port of lading`,
  port_of_discharge: `porto de (?:descarga|destino)|port de destination|bestimmungshafen|卸货港|目的港|(?:foreign )?port of (?:discharge|unlading|unloading)|(?:discharge|discharging|unlading) port|p\\.?o\\.?d\\.?|löschhafen|entladehafen|port de déchargement|puerto de (?:descarga|destino)|porto di (?:scarico|sbarco)|u\\.?s\\.? port of unlading`,
  place_of_delivery: `(?:combined transport\\*? )?(?:final )?place of delivery(?: by on-?carrier)?|final dest(?:ination)?|destination|bestimmungsort|lieu de livraison|lugar de entrega|final place of delivery`,
  terminal: `(?:delivery |discharge |unloading )?terminal(?: de descarga| of discharge)?|abholort|lieu de mise à disposition|(?:freight|cargo|container)(?: pick[- ]?up)? location(?: \\/ firms code)?|pick[- ]?up (?:location|terminal|at)|available at|cfs location|container yard|port ?\\/ ?warehouse|location of goods`,
  etd: `export date|date of export|e\\.?t\\.?d\\.?(?: pol| date| at (?:pol|port))?|etd\\/atd|sail(?:ing)?(?: date| on or about)|data de saída|(?:estimated |expected )?(?:time of |date of )?departure(?: date)?|abfahrt|date de départ|fecha de salida(?: \\(etd\\))?`,
  eta: `e\\.?t\\.?a\\.?(?: ?\\/ ?ata)?(?: pod| date| (?:at )?(?:discharge )?port(?: of discharge)?| at (?:port|pod)| \\(?pod\\)?)?|(?:estimated |expected |import )?(?:time of |date of )?arrival(?: date)?(?: at pod)?|arrival date|(?:voraussichtliche |vorauss\\.? )?ankunft|(?:date d['’])?arrivée prévue|date d['’]arrivée|fecha (?:estimada )?de (?:llegada|arribo)(?: estimada| \\(eta\\))?|llegada prevista|previsão de chegada|data prevista de (?:chegada|atracação)|预计(?:到港|抵港|到达)(?:日期|时间)?`,
  issue_date: `(?:place and )?date of issue|issue date|issued on|place and date of issue|dated(?: at)?|date issued|ausstellungsdatum|date d['’]émission|fecha de emisión|b\\/l date|place(?: of (?:b\\/l |bill\\(s\\) )?issue)? (?:and|\\/|&) date(?: of issue)?`,
  document_date: `date of (?:this )?(?:notice|issue|document)|issue date|issued(?: on)?|(?:arrival )?notice date|document date|date|datum|fecha|data(?: \\/ date)?`,
  on_board_date: `(?:shipped |laden |clean )?on[- ]board(?:,? date)?|date (?:shipped|laden) on board|laden on board(?: the vessel)?(?: date)?`,
  last_free_day: `(?:demurrage |port |rail |terminal )?last free (?:day|date|time)(?: at port| of storage)?|lfd|free time (?:expires|expiry|ends|until|end)(?: on| date)?|(?:demurrage|storage) free until|demurrage-?free until|letzter freier tag|(?:freizeit|(?:standgeld|demurrage)-?frei) bis|dernier jour (?:franc|de franchise)|(?:fin de )?franchise jusqu['’]au|fin de (?:la )?franchise|último día libre|fin de(?: los)? días libres|libre de (?:demoras|estadías) hasta|último dia livre|fim do free time|free time até|livre de demurrage até|免(?:费|箱)期(?:至|截止|到期)(?:日期?)?`,
  invoice_date: `invoice no\\.? (?:&|and) date|no\\.? (?:&|and) date of invoice|(?:invoice|inv\\.?|billing) date|date of (?:the )?invoice|rechnungsdatum|date de (?:la )?(?:facture|facturation)|fecha (?:de (?:la )?)?factura|data da fatura|issue date|data(?: \\/ date)?|date|datum|fecha`,
  due_date: `due date|payment due(?: date| by)?|payable by|pay by|fällig(?: am|keit)?|zahlbar bis|date d['’]échéance|échéance|(?:fecha de )?vencimiento|(?:data de )?vencimento`,
  entry_date: `entry date|date of entry|declaration date|import date|acceptance date`,
  valid_until: `(?:this order is )?valid until|validity|expires(?: on)?|pick up by|expiry date|gültig bis|valable jusqu['’]au|válido hasta`,
  documentation_cutoff: `(?:si|doc(?:s|umentation)?|documents?|shipping instructions?|si\\/doc)\\s*(?:cut[- ]?off|closing|due)(?: ?\\/ ?)?(?: date| time)*`,
  cargo_cutoff: `(?:cargo|cy|port|fcl(?: delivery)?|container|gate[- ]in|gate|rail|full(?: container)?(?: return| delivery)?)\\s*(?:cut[- ]?off|closing)(?: ?\\/ ?)?(?: date| time)*|cut-off date\\/time`,
  vgm_cutoff: `vgm\\s*(?:submission )?(?:cut[- ]?off|closing|due)?(?: date)?(?:\\/| )?(?: ?time)?`,
  empty_pickup_date: `empty (?:pick[- ]?up|release|container pick[- ]?up)(?: date)?|pick[- ]?up date|(?:eqp|equipment) available date`,
  gate_out_date: `(?:full )?(?:gate[- ]?out|out[- ]?gate)(?: date)?|picked up(?: on)?|pick[- ]?up date`,
  returned_date: `(?:empty )?(?:return|gate[- ]?in|in[- ]?gate)(?:ed)?(?: date| on)?`,
  free_days: `free (?:days|time)(?: allowed)?|freie tage|jours francs|días libres`,
  chargeable_days:
    '(?:chargeable|billable|charged|days charged|chargeable no\\. of) ?days|days charged|berechnete tage|jours facturables|días (?:cobrados|facturables)',
  rate_per_day: '(?:daily )?rate(?: per day| \\/ ?day)?|per diem rate|tagessatz|tarif journalier|tarifa diaria',
  total_amount: `invoice total(?: amount)?|total (?:à payer|a pagar|factura|ttc)|net à payer|montant total|importe total|valor total|gesamtbetrag|gesamtsumme|endbetrag|rechnungsbetrag|totale(?: ?\\/ ?total)?|(?:grand |invoice )?total(?: invoice)?(?: amount)?(?: due| payable| to pay)?|(?:please pay this |total )?amount(?: due| payable)?(?= |$)|balance due|总金额|合计`,
  ocean_freight: `(?:basic )?ocean freight|sea freight|seefracht|fret maritime|flete marítimo|frete marítimo`,
  duty_amount: '(?:total )?dut(?:y|ies)(?: amount)?|zollbetrag|droits de douane',
  entered_value: '(?:total )?(?:entered|customs|declared) value|zollwert|valeur en douane|valor en aduana',
  gross_weight: `毛重|(?:total )?(?:cargo )?(?:gross|gr\\.?) ?(?:cargo )?(?:weight|wt\\.?|mass)|g\\.?\\/?w\\.?|g\\/weight|bruttogewicht|poids brut|peso bruto|peso lordo(?: ?\\/ ?gross weight)?`,
  net_weight: `(?:total )?net(?:t)? (?:weight|wt\\.?|mass)|n\\.?\\/?w\\.?|nettogewicht|poids net|peso neto|peso netto(?: ?\\/ ?net weight)?`,
  volume: `(?:total )?(?:measurement|measure|meas\\.?|volume|cube)|volumen|cbm|kubatur`,
  packages: `(?:total )?(?:no\\.? of |number of |nombre de |anzahl )?(?:packages|pkgs|p'kgs|cartons|ctns|packstücke|colis|colli|bultos)(?: ?\\/ ?packages)?|total (?:items|pieces|packages)`,
  incoterm: `terms of delivery and payment|incoterms?(?: ?® ?\\d{4})?|terms of (?:sale|delivery)|delivery terms?|lieferbedingung(?:en)?|trade terms|resa(?: ?\\/ ?delivery terms)?|price term`,
  country_of_origin: `country of origin(?: of goods)?|origin|ursprungsland|pays d['’]origine|país de origen|origine(?: ?\\/ ?origin)?`,
} as const

/** Heads of the columns of a table, and words before a value in a row of it. */
export const heads = {
  container: `(?:containers?|cntr|equipment|unit|contenedor(?:es)?|conteneur|contêiner|cont)(?:${NO}|s)?|箱号`,
  seal: `(?:carrier |customs )?(?:seals?|plomb(?:e|s)?|siegel|precinto|sello|lacre)(?:${NO}|s)?|封号`,
  size_type: `(?:(?:equipment |container )?size ?\\/ ?)?type|size|(?:container )?type|tipo|typ|箱型`,
  packages: `${labels.packages}|(?:no\\.?|number) (?:and|&) kind of packages|pieces|qty|quantity|pcs|pkgs kind|no\\. of (?:containers or )?(?:packages|pkgs|p'kgs)`,
  gross_weight: `${labels.gross_weight}|(?:cargo )?weight(?: kgs?)?|peso|poids|gewicht`,
  volume: `${labels.volume}|meas(?:ure)?(?: cbm)?|m3`,
  description: `(?:goods |cargo |charge |commodity )?description(?: of (?:goods|charges?|services?|commodit(?:y|ies)))?|descriptions?|charges?(?: type| name)?|charge code|particulars|period|leistung|bezeichnung|concepto|désignation|libellé|descrizione(?: ?\\/ ?description)?|descrição|item description|article|品名`,
  quantity: `q(?:uanti)?ty(?: ?\\/ ?unit)?|q['’]ty|quantity(?: ?\\/ ?unit)?|menge|quantité|cantidad|q\\.tà(?: ?\\/ ?qty)?|no\\. of units|units|days|数量`,
  unit_price: `unit[- ]?(?:price|cost|value)|price(?: ?\\/ ?unit)?|(?:daily )?rate(?: per day)?|einzelpreis|preis|prix(?: unitaire)?|precio(?: unitario)?|prezzo(?: ?\\/ ?price)?|tariff|单价`,
  amount: `(?:total |net |line |extended )?(?:amount|value|price|cost)|total|gesamtpreis|betrag|montant|importe|importo(?: ?\\/ ?amount)?|valor|金额`,
} as const

/** Heads of columns that are never values, although no field is read by them. */
export const otherHeads = `(?:container|cntr|equipment|unit|seal|contenedor|conteneur|contêiner|plombe?|siegel|precinto|sello|lacre)s?${NO}?|${OF}(?:container|contenedor|conteneur|contêiner|plomb|sello)|(?:size ?\\/ ?)?type|(?:goods )?description(?: of goods)?|commodity|marks(?: (?:and|&) n(?:o|umber)s)?|amount|qty|quantity|unit price|(?:hs|tariff|hts) code|weight|箱号|封号|箱型|品名|freight (?:terms|payable at|(?:and|&) charges)|(?:forwarding|delivery|destination|port of discharge|customs|shipping|carrier'?s) (?:agents?|broker)\\b.*|forwarding agent.*|export references|types? of (?:move(?:ment)?|service)|movement|commodity code|service contract(?: no\\.?)?|customer (?:code|no\\.?)|currency|terms(?: of payment)?|payment terms?|firms(?: code)?|it (?:no\\.?|number)|i\\.t\\. no\\.?|phone|fax|tel|e-?mail|contact|attn|number of original.*|no\\. of original.*|pre-?carriage by.*|also notify.*|point (?:and country|\\(state\\)) of origin.*|loading (?:pier|terminal).*|domestic routing.*|place of (?:b.*)?issue|party to contact.*|for release .*|final destination \\(.*|credit term|basis|unit|cur|vat|mwst\\.?|remarks|commodity|cargo description|hs commodity|mode|tare|scac(?: code)?|connecting vessel.*|feeder vessel.*|transhipment|alternate base port|quantity|location|hazardous|booking date|run|page|pag\\.?|pos\\.|artikel|codice|position|period|days|daily rate|tier|charge|customs broker|originals to be released at|export terminal.*|export empty.*|closing|by|from|to|date\\/time.*|ata|fnd eta|fpd eta|eta (?:at )?(?:final )?(?:dest(?:ination)?)|eta final dest(?:ination)?|freight collect|freight prepaid|condiciones|kundennummer|kunden-nr\\.|rate|concept|total|sub ?total|country of destination|exchange rate|declaration|forms|items|commodity|declared value.*|carrier's receipt.*|no\\. & date of .*|means of transport.*|method|[a-zà-ɏ/ ]{2,30} (?:no\\.?|number|date|code|references?|party|agent|terms)`

/** "Vessel / Voyage": both in one cell, and its value too. */
const joint = `(?:\\s*(?:\\/|&|\\+|-|and|und|et|y|e)\\s*|\\s+(?=voy))`
export const vesselAndVoyage = `(?:${labels.vessel})${joint}(?:${labels.voyage})|船名\\/?航次`

export type FieldName = keyof typeof labels
