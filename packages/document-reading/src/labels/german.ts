import { type LanguageLabels, withNumberWord } from './language-labels.ts'

export const german: LanguageLabels = {
  bill_of_lading_number: withNumberWord('konnossement|seefrachtbrief|frachtbrief'),
  booking_number: withNumberWord('buchung|buchungs|buchungsnummer|reederei-?(?:buchung|ref(?:erenz)?)'),
  purchase_order_number: withNumberWord('bestellung|bestell|ihre bestellung|auftrag|kundenauftrag|kontrakt'),
  reference_number: withNumberWord(
    'unsere (?:position|referenz|ref\\.?|auftragsnummer)|ihre (?:referenz|ref\\.?|position)|position|positions|sendung|auftrags|spediteur-?ref\\.?|vorgang|vorgangs|aktenzeichen|ihr zeichen|unser zeichen',
  ),
  invoice_number: withNumberWord('rechnung|rechnungs|belegs?|gutschrift'),
  entry_number: withNumberWord('zollanmeldung|zollanmeldungs|anmelde|registrier|mrn|atlas|arbeits|veranlagungs'),
  release_number: withNumberWord('freistellung|freistellungs|freistell|freigabe|abhol|auslager|release'),
  shipper: 'versender(?: ?\\/ ?(?:ausfuhrer|exporteur))?|absender|ablader|verlader|exporteur|verkaufer|lieferant',
  consignee: 'empfanger(?: ?\\/ ?importeur)?|importeur|warenempfanger|kaufer|besteller|lieferadresse|lieferanschrift',
  notify_party: 'meldeadresse|notify(?:-?adresse)?|benachrichtigung(?:sadresse)?',
  importer: 'importeur|einfuhrer|zollbeteiligter',
  bill_to: 'rechnungsempfanger|rechnungsadresse|rechnungsanschrift|kunde|auftraggeber|zahlungspflichtiger|debitor',
  release_to:
    'fuhrunternehmer|transporteur|frachtfuhrer|abholer|spediteur|freigestellt (?:an|fur)|auslieferung an|abholung durch',
  carrier: 'reederei|reeder|frachtfuhrer|linie|carrier',
  vessel: 'schiff(?: ?\\/ ?reise)?|seeschiff|schiffsname|dampfer|ms',
  voyage: withNumberWord('reise|reisenummer|fahrt|abfahrt'),
  place_of_receipt: 'ubernahmeort|ubernahme|ladeort|vorlauf ab',
  port_of_loading:
    'ladehafen|verladehafen|abgangshafen|verladen(?: in)?|abladehafen|verschiffungshafen|hafen (?:der )?(?:beladung|abfahrt)',
  port_of_discharge:
    'loschhafen|entladehafen|bestimmungshafen|zielhafen|ankunftshafen|geloscht(?: in)?|hafen (?:der )?(?:entladung|ankunft)',
  place_of_delivery:
    'bestimmungsort|zielort|lieferort|auslieferungsort|ablieferungsort|ablieferort|entladeort|nachlauf bis',
  terminal:
    'terminal|abholterminal|umschlag(?:anlage|terminal|betrieb)|abholort|kaibetrieb|verwahrungsort|lagerort|lagerhaus|schuppen',
  etd: '(?:voraussichtliche[rs]? |geplante )?(?:abfahrt|abgang|verschiffung)(?:sdatum| am)?|verladen am|ets(?: ?\\/ ?etd)?',
  eta: '(?:voraussichtliche[rs]? |erwartete |geplante )?(?:ankunft|eintreffen)(?:sdatum| am)?|geloscht am|ankunftstag|erwartet(?: am)?',
  issue_date: 'ort und (?:tag|datum)(?: der ausstellung)?|ausgestellt am|ausstellungsdatum|ausstellungstag',
  document_date: 'datum|belegdatum|erstellt am|ausstellungsdatum|ausgestellt am|avisiert am|meldedatum',
  on_board_date: 'an bord(?: am| seit)?|verschifft am|verschiffungsdatum|verladedatum|verladen an bord am',
  last_free_day:
    '(?:letzter|letzte) (?:freie[rn]? )?(?:tag|freitag)|frei(?:e (?:lager|stand)?zeit|zeit)? bis|freizeit(?:ende| bis)|standgeld(?:frei)? (?:bis|ab)|lagergeld(?:frei)? bis|ende (?:der )?freizeit|kostenfrei bis',
  free_time_start:
    '(?:beginn|anfang) (?:der )?(?:freizeit|freien (?:tage|zeit))|freizeit(?:beginn| ab| von)|erster (?:freier tag|freitag)|frei ab',
  available_date: 'verfugbar(?: ab| am)?|abholbereit(?: ab| am)?|bereit(?:gestellt|stellung)(?: am|sdatum)?',
  charged_from:
    '(?:berechneter|abgerechneter|verrechneter) zeitraum|(?:berechnet|berechnung|kostenpflichtig|standgeld|lagergeld|liegegeld|detention|demurrage) (?:ab|von|seit|vom)|berechnungsbeginn|beginn der berechnung|(?:berechnungs|abrechnungs)zeitraum',
  charged_through:
    '(?:berechneter|abgerechneter|verrechneter) zeitraum|(?:berechnet|berechnung|kostenpflichtig|standgeld|lagergeld|liegegeld|detention|demurrage) bis|berechnungsende|ende der berechnung|(?:berechnungs|abrechnungs)zeitraum',
  tariff_rule: 'tarif(?:grundlage|nummer|-nr\\.?| nr\\.?)|(?:anwendbarer|angewandter) tarif',
  invoice_date: 'rechnungsdatum|belegdatum|datum|rechnung vom|ausstellungsdatum',
  due_date: 'fallig(?:keit)?(?:sdatum| am| bis)?|zahlbar (?:bis|am|per)|zahlungsziel|zahlung bis|valuta',
  entry_date: 'annahmedatum|datum der (?:annahme|anmeldung|uberlassung)|angenommen am|veranlagungsdatum|anmeldedatum',
  valid_until: 'gultig bis|gultigkeit(?: bis)?|abholung bis|spateste abholung|ablauf(?:datum)?|verfallt am',
  documentation_cutoff: '(?:dokumenten|papier|instruktions|si)-?(?:schluss|annahmeschluss|cut-?off)|dokumente bis',
  cargo_cutoff:
    '(?:lade|container|anlieferungs|annahme|terminal|cy|fcl|gate)-?(?:schluss|annahmeschluss|cut-?off)|anlieferung bis|spateste anlieferung',
  vgm_cutoff: 'vgm-?(?:schluss|annahmeschluss|cut-?off| bis)',
  empty_pickup_date: '(?:leercontainer|leer)-?(?:abholung|gestellung|ubernahme|freistellung)(?: ab| am)?|leerabholung',
  gate_out_date:
    '(?:abholung|ausgang|auslieferung|gestellung|gate-?out|vollabholung)(?:sdatum| am| voll)?|abgeholt am|abholdatum',
  returned_date:
    '(?:ruckgabe|rucklieferung|leerruckgabe|leerrucklieferung|eingang leer|gate-?in)(?:datum| am)?|zuruckgegeben am|leer zuruck(?: am)?',
  free_days: 'freitage|freie tage|freizeit(?: \\(tage\\))?|davon frei',
  chargeable_days:
    '(?:berechnete|berechenbare|kostenpflichtige|zu berechnende|gebuhrenpflichtige) tage|anzahl tage|berechnet(?:e)? tage|tage (?:berechnet|kostenpflichtig)',
  rate_per_day:
    'tagessatz|satz(?: (?:pro|je|\\/) ?tag)?|(?:preis|betrag|gebuhr|ansatz) (?:pro|je) tag|eur (?:pro|je) tag',
  total_amount:
    'gesamt(?:betrag|summe|preis)?|rechnungs(?:betrag|summe|total)|end(?:betrag|summe)|zahlbetrag|zu zahlen(?:der betrag)?|total(?: (?:chf|eur|inkl\\.? mwst\\.?|betrag|rechnungsbetrag))?|brutto(?:betrag|summe)|summe(?: brutto)?',
  ocean_freight: 'seefracht|seefrachtrate|ozeanfracht',
  duty_amount: 'zoll(?:betrag|abgaben|gebuhren|euro)?|einfuhrzoll|zoll ?\\(?a00\\)?|total zoll',
  entered_value: 'zollwert|statistischer wert|warenwert',
  gross_weight:
    'brutto(?:gewicht|masse)?(?: (?:gesamt|\\(?kgs?\\)?|in kg))?|rohmasse(?: kg)?|rohgewicht|gewicht brutto|gesamtgewicht',
  net_weight: 'netto(?:gewicht|masse)?(?: (?:gesamt|\\(?kgs?\\)?|in kg))?|eigenmasse(?: kg)?|reingewicht|gewicht netto',
  volume: 'volumen|raummass|rauminhalt|kubikmeter|cbm|masse \\(?m3\\)?',
  packages:
    'packstucke|kolli|colli|(?:anzahl|zahl)(?: der)? (?:packstucke|kolli|colli|kartons|paletten)|stuckzahl|verpackung(?:seinheiten)?|kartons',
  incoterm: 'lieferbedingung(?:en)?|lieferkondition(?:en)?|frankatur|lieferung',
  country_of_origin: 'ursprung(?:sland)?|herkunft(?:sland)?|warenursprung|versendungsland',
  'head:container': 'container(?:-?nr\\.?|nummer)?|behalter|einheit',
  'head:seal': 'plombe(?:n)?(?:-?nr\\.?|nummer)?|siegel(?:-?nr\\.?|nummer)?|verschluss',
  'head:packages': 'kolli|colli|packstucke|anzahl|kartons',
  'head:gross_weight': 'gewicht(?: \\(?kgs?\\)?)?|brutto(?: \\(?kgs?\\)?)?|kg brutto|brutto kg',
  'head:description':
    'bezeichnung|leistung(?:sart|sbeschreibung|stext)?|beschreibung|text|warenbezeichnung|artikelbezeichnung|gegenstand|kostenart|abgabe',
  'head:quantity': 'menge|anzahl|tage|einheiten',
  'head:unit_price': 'einzelpreis|preis(?: (?:je|pro|\\/) ?einheit)?|e-?preis|satz|ansatz|stuckpreis|rate',
  'head:amount':
    'betrag(?: (?:chf|eur|netto|in eur))?|gesamt(?:preis|betrag)?|summe|wert|netto(?:betrag)?|total(?: chf| eur)?',
  empty_return_location: 'leer(?:container)?-?ruckgabe(?:ort|depot)?|ruckgabe(?:ort|depot|stelle)|leerdepot',
  empty_return_by: '(?:leer)?ruckgabe (?:bis|spatestens)(?: zum)?|ruckgabefrist|ruckgabe bis spatestens',
}
