import { type LanguageLabels, withNumberWord } from './language-labels.ts'

export const nordic: LanguageLabels = {
  bill_of_lading_number: withNumberWord(
    'konnossement|konossement|sjofraktbrev|sjofragtbrev|fraktsedel|fragtbrev|fraktbrev',
  ),
  booking_number: withNumberWord('bokning|bokningsnummer|booking|bookingnummer|reservation'),
  purchase_order_number: withNumberWord(
    'ordre|ordrenummer|order|ordernummer|indkobsordre|inkopsorder|innkjopsordre|best(?:illing|allning)|deres ordre|er order|kontrakt',
  ),
  reference_number: withNumberWord(
    '(?:vor|var|vores|vores|deres|er|jeres) ref(?:erence|erens|eranse)?\\.?|sagsnummer|sagsnr\\.?|sag|arende|oppdrag|uppdrag|referense|referens|reference|referanse|sendingsnr\\.?|forsendelse',
  ),
  invoice_number: withNumberWord('faktura|fakturanummer'),
  entry_number: withNumberWord(
    'deklaration|fortulling|fortolling|tollid|tulldeklaration|angivelse|ekspeditions|lobe|mrn',
  ),
  release_number: withNumberWord('frigivelse|frigivning|frigorelse|frislapp|utlevering|utlamning|udlevering|release'),
  shipper:
    'afsender|avsender|avsandare|eksportor|exportor|afskiber|avskiper|saljare|salger|selger|leverandor|leverantor',
  consignee: 'modtager|mottaker|mottagare|importor|kober|kjoper|kopare|varemodtager|varumottagare',
  notify_party: 'notify(?:part| adresse)?|meddeles|underrettes|aviseres|meddelas',
  bill_to:
    'faktura til|faktureres til|fakturaadress(?:e)?|kunde|kund|debitor|betaler|fakturamottaker|fakturamottagare|fakturamodtager|faktureras',
  release_to:
    'vognmand|transportor|transporter|akeri|speditor|udleveres til|utleveres til|utlamnas till|frigives til|frigis til',
  carrier: 'rederi|linje|transportor(?: so)?|transporter',
  vessel:
    'skib(?: ?\\/ ?rejse)?|skip(?: ?\\/ ?reise)?|fartyg(?: ?\\/ ?resa)?|skibsnavn|skipsnavn|fartygsnamn|fartoy|bat',
  voyage: withNumberWord('rejse|rejsenr\\.?|reise|resa|resenr\\.?|sejlads|voy'),
  place_of_receipt: 'modtagelsessted|mottakssted|mottagningsort|overtagelsessted',
  port_of_loading:
    'lastehavn|lastehamn|lasthamn|ladehavn|afskibningshavn|avskipningshavn|avgangshavn|avgangshamn|avlastningshamn|afgangshavn|fra havn|indlastningshavn',
  port_of_discharge:
    'lossehavn|losshamn|losningshavn|lossningshamn|ankomsthavn|ankomsthamn|bestemmelseshavn|bestammelsehamn|destinationshamn|til havn',
  place_of_delivery:
    'leveringssted|leveringsplats|leveransort|leveransplats|bestemmelsessted|bestemmelsesort|bestammelseort|slutdestination|endelig destination|destination|levering(?:sadresse)?',
  terminal:
    'terminal|havneterminal|hamnterminal|godsterminal|lager|kaj|afhentningssted|hentested|hamtningsplats|utleveringssted',
  etd: 'afgang(?:sdato)?|avgang(?:sdato|sdatum)?|forventet (?:afgang|avgang)|beraknad avgang|afsejling|avreise|afsejlet|avgatt',
  eta: 'ankomst(?:dato|datum)?|forventet ankomst|beraknad ankomst|anlob|anlop|ankommet|ankommen',
  issue_date:
    'sted og dato|ort och datum|udstedelsesdato|utstedelsesdato|utfardandedatum|udstedt(?: den)?|utstedt(?: den)?|utfardad(?: den)?',
  document_date:
    'dato|datum|udskrevet|udstedt(?: den)?|utskrevet|utskriftsdatum|avisdato|aviseringsdatum|aviseret(?: den)?',
  on_board_date: 'om bord(?: den)?|ombord(?: den)?|lastet om bord|lastad ombord|skibet om bord|indlastet',
  last_free_day:
    'sidste (?:fri(?:e)? ?dag|fridag)|siste (?:fri(?:e)? ?dag|fridag)|sista (?:fri(?:a)? ?dag|fridag)|fri(?:tid)? (?:til|till|indtil|udlober|utloper|t\\.?o\\.?m\\.?)|gratis (?:til|till|lagring til)|frilager til|lejefri(?: periode)? (?:til|udlober)|leiefri (?:til|periode til)|hyresfri(?:tt)? till',
  free_time_start:
    '(?:start|begyndelse|begynnelse|borjan) (?:af |pa |av )?(?:fritid|fridage|fridager|fridagar|gratisperiode)|forste (?:fri(?:e)? ?dag|fridag)|forsta (?:fri(?:a)? ?dag|fridag)|fri fra|fri fran',
  charged_from:
    '(?:beregnet|faktureret|fakturert|debiterad|debiteret) (?:fra|fran)|(?:beregnings|fakturerings|debiterings)periode?n?',
  charged_through:
    '(?:beregnet|faktureret|fakturert|debiterad|debiteret) (?:til|till|t\\.?o\\.?m\\.?)|(?:beregnings|fakturerings|debiterings)periode?n?',
  invoice_date: 'fakturadato|fakturadatum|dato|datum',
  due_date:
    'forfald(?:sdato)?|forfall(?:sdato|odag|odatum)?|betales (?:senest|for|innen)|betalingsfrist|sidste (?:rettidige )?(?:betalings?dag|betaling)|betalas (?:senast|fore)|forfalder(?: den)?',
  entry_date:
    'deklarationsdato|deklarationsdatum|fortoldningsdato|fortollingsdato|fortullningsdatum|antagelsesdato|antagandedatum|godkendt|ekspederet',
  valid_until:
    'gyldig (?:til|indtil)|gaelder til|giltig (?:till|t\\.?o\\.?m\\.?)|gyldighed|hentes (?:senest|innen|inden)|udlober|hamtas senast',
  documentation_cutoff: '(?:dokument|instruktions?|si)[ -]?(?:frist|lukning|deadline|cut-?off|stopp)',
  cargo_cutoff:
    '(?:last|gods|container|terminal|gate|port)[ -]?(?:frist|lukning|deadline|cut-?off|stopp|stangning|lukketid)|sidste (?:indlevering|aflevering)|siste innlevering|sista inlamning|lukketid',
  vgm_cutoff: 'vgm[ -]?(?:frist|lukning|deadline|cut-?off|stopp)',
  empty_pickup_date: 'tom(?:container)?[ -]?(?:afhentning|henting|hamtning)|afhentning (?:af )?tom',
  gate_out_date:
    'udleveret(?: den)?|utlevert(?: den)?|utlamnad(?: den)?|afhentet(?: den)?|hentet(?: den)?|hamtad(?: den)?|gate-?out',
  returned_date:
    'returneret(?: den)?|returnert(?: den)?|returnerad(?: den)?|tom (?:retur|returneret|inlevert|inn)|tilbageleveret(?: den)?|aterlamnad(?: den)?|gate-?in',
  free_days: 'fridage|fridager|fridagar|frie dage|fria dagar|fritid(?: \\(dage\\))?',
  chargeable_days:
    '(?:fakturerede|beregnede|fakturerte|debiterade|debiterte|betalbare) (?:dage|dager|dagar)|antal (?:dage|dagar)|antall dager|dage i alt',
  rate_per_day: '(?:pris|sats|rate|takst) (?:pr\\.?|per|\\/) ?(?:dag|dogn)|dagspris|dagsats|dognpris',
  total_amount:
    'total(?: (?:dkk|nok|sek|eur|belob|belop|att betala|at betale|incl\\.? moms|inkl\\.? mva))?|i alt(?: (?:at betale|dkk|eur))?|(?:at|a|att) (?:betale|betala)|totalbelob|totalbelop|sum(?: (?:a betale|total))?|fakturabelob|fakturabelop|slutsumma|summa|belob at betale',
  ocean_freight: 'sofragt|sjofrakt|sofrakt|havfragt',
  duty_amount: 'told(?:belob|afgift)?|toll(?:belop|avgift)?|tull(?:avgift|belopp)?',
  entered_value: 'toldvaerdi|tollverdi|tullvarde|statistisk (?:vaerdi|verdi|varde)|monetart tullvarde',
  gross_weight: 'brutto(?:vaegt|vekt|vikt)?(?: \\(?kgs?\\)?)?|bruttovægt|vaegt|vægt|vekt|vikt',
  net_weight: 'netto(?:vaegt|vekt|vikt)?(?: \\(?kgs?\\)?)?|nettovægt',
  volume: 'volumen|volum|volym|rumfang|kubik|rumindhold',
  packages: '(?:antal |antall )?(?:kolli|colli|pakker|kartoner|paller|kartonger)|kolliantal|kolliantall',
  incoterm: 'leveringsbetingelser?|leveransvillkor|leveringsvilkar|leveringsklausul',
  country_of_origin: 'oprindelse(?:sland)?|opprinnelse(?:sland)?|ursprung(?:sland)?|afsendelsesland',
  'head:container': 'container(?:nr\\.?|nummer|e)?|beholder|enhed|enhet',
  'head:seal': 'plombe(?:r|nr\\.?)?|plombering|segl|sigill|forsegling|plomb(?:nr\\.?)?',
  'head:packages': 'kolli|antal kolli|antall kolli|antal',
  'head:gross_weight': 'vaegt(?: \\(?kgs?\\)?)?|vægt(?: \\(?kgs?\\)?)?|vekt|vikt|brutto(?: \\(?kgs?\\)?)?',
  'head:description':
    'beskrivelse|varebeskrivelse|ydelse|tekst|betegnelse|benamning|beskrivning|varubeskrivning|tjeneste|tjanst|specifikation|avgift|gebyr',
  'head:quantity': 'antal|antall|mængde|maengde|kvantum|dage|dager|dagar',
  'head:unit_price': 'enhedspris|enhetspris|stykpris|stk\\.? ?pris|a-?pris|pris|sats',
  'head:amount': 'belob|belop|belopp|total|i alt|sum|summa|netto|pris i alt',
}
