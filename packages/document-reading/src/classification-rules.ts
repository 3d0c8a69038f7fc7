import type { DocumentTypeCode } from './document-types.ts'

/**
 * What speaks for a type. A title stands by itself in a short line, best near the top; a mention is anywhere in the
 * text, and counts once however often it stands there. Terms and conditions name other documents, in long lines: that
 * is why a title counts for more than any mention.
 */
export interface ClassificationRule {
  type: DocumentTypeCode
  where: 'title' | 'mention'
  weight: number
  words: RegExp
}

const title = (type: DocumentTypeCode, words: RegExp, weight = 10): ClassificationRule => ({
  type,
  where: 'title',
  weight,
  words,
})
const mention = (type: DocumentTypeCode, weight: number, words: RegExp): ClassificationRule => ({
  type,
  where: 'mention',
  weight,
  words,
})

export const classificationRules: readonly ClassificationRule[] = [
  title(
    'bill_of_lading',
    /(?:ocean |master |house |multimodal |combined transport |original |draft |copy )*bill of lading(?: for [a-z -]+)?|konnossement|seekonnossement|connaissement(?: maritime)?|conocimiento de embarque|polizza di carico|conhecimento de embarque(?: mar[ií]timo)?|cognossement|konosament|kon[sş]imento|提单|提單|船荷証券|선하증권/,
  ),
  title(
    'bill_of_lading',
    /(?:multimodal|combined|through|port[- ]to[- ]port) (?:transport )?b\/l|b\/l (?:for|-|–) [a-z -]*(?:transport|shipment)|b\/l (?:original|draft|copy)/,
  ),
  mention('bill_of_lading', 2, /shipped on board|on board date|laden on board/),
  mention(
    'bill_of_lading',
    2,
    /(?:no|number)\.? of original(?:s| b|\(s\))|original bills? of lading (?:have|has) been|three originals/,
  ),
  mention('bill_of_lading', 1, /freight (?:prepaid|collect)|said to contain/),
  title(
    'sea_waybill',
    /(?:non[- ]negotiable )?(?:sea|ocean) ?way ?bill(?: \(?non[- ]negotiable\)?)?|seefrachtbrief|lettre de transport maritime|carta de porte mar[ií]timo|zeevrachtbrief|deniz y[üu]k senedi|海运单|海上運送状/,
  ),
  title('sea_waybill', /way ?bill/, 7),
  mention('sea_waybill', 1, /sea ?way ?bill/),
  mention('sea_waybill', 2, /non[- ]negotiable/),
  title(
    'arrival_notice',
    /(?:freight |import )?(?:(?:notice|notification|advice) of arrival|arrival (?:notice|notification|advice))(?: ?(?:\/|&|and) ?(?:freight )?(?:collect )?(?:invoice|bill|charges))?|ankunfts(?:anzeige|meldung|avis)|avis d['’]arriv[ée]e|(?:aviso|notificaci[oó]n|notifica[cç][aã]o) de (?:llegada|arribo|chegada)|avviso (?:di )?arrivo(?: merc[ei])?|avis d['’]arrivage|aankomst(?:bericht|melding|avis)|bericht van aankomst|awizo (?:o )?(?:przyj[śs]ci|nadej[śs]ci|przybyci)[a-zęł]*|zawiadomienie o przyby[a-z]+|var[ıi][sş] (?:ihbar[ıi]|bildirimi|ihbarnamesi)|ankomst(?:avi[sz]ering|avis|meddelelse|varsel)|到[货港貨]通知[书書]?|貨物到着案内|到着案内|도착통지서/,
  ),
  mention(
    'arrival_notice',
    3,
    /estimated (?:time of )?arrival|due to arrive|will arrive|scheduled to arrive|voraussichtliche ankunft/,
  ),
  mention('arrival_notice', 2, /last free day|free time (?:ends|expires)|\blfd\b/),
  mention(
    'arrival_notice',
    2,
    /(?:pick[- ]?up|cargo|freight|container) (?:location|available at)|firms code|i\.?t\.? (?:no|number)|available (?:for pick|from)/,
  ),
  title(
    'delivery_order',
    /delivery (?:order|instructions?)|freight release(?: order)?|auslieferungsauftrag|freistellung(?:sauftrag)?|bon [àa] d[ée]livrer|ordino|vrijstelling|freigabe(?:auftrag|schein)|y[üu]k teslim (?:ordinosu|talimat[ıi])|ordem de entrega|orden de (?:entrega|retiro)|(?:container |cargo )?release order|pick ?-?up order|cartage (?:advice|order)|abholauftrag|ordre d['’]enl[èe]vement|(?:buono|ordine) di (?:consegna|ritiro)|afleveropdracht|uitleveringsopdracht|提货单|荷渡指図書|화물인도지시서/,
  ),
  mention(
    'delivery_order',
    3,
    /please (?:deliver|release)|deliver (?:the )?(?:following|below|goods|cargo)|release (?:the )?(?:following|below|cargo|goods|to)/,
  ),
  mention('delivery_order', 2, /release (?:no|number|pin|reference)|valid until|empty return|inland carrier|trucker/),
  title(
    'commercial_invoice',
    /(?:commercial|export|handels) ?-?(?:invoice|rechnung)|facture commerciale|fac?tura comercial|fattura commerciale|handelsfactuur|faktura handlowa|ticari fatura|商业发票|商業發票|상업송장/,
  ),
  // Three kinds of paper call themselves an invoice and no more: what they list decides.
  title('commercial_invoice', /invoice|rechnung|facture|fac?tura|fattura/, 3),
  title('freight_invoice', /invoice|rechnung|facture|fac?tura|fattura/, 3),
  title('demurrage_invoice', /invoice|rechnung|facture|fac?tura|fattura/, 3),
  mention('commercial_invoice', 3, /unit price|price per unit|einzelpreis|prix unitaire|precio unitario/),
  mention('commercial_invoice', 2, /\b(?:incoterms?|fob|cif|exw|fca|dap|cfr)\b/),
  mention(
    'commercial_invoice',
    2,
    /country of origin|ursprungsland|pays d['’]origine|pa[ií]s de origen|hs code|tariff (?:no|code)/,
  ),
  mention('commercial_invoice', 1, /\b(?:seller|buyer|bill to|sold to)\b/),
  title(
    'packing_list',
    /packing (?:list|slip)|packliste|liste de colisage|lista de (?:empaque|embalaje)|romaneio(?: de carga)?|(?:note|bordereau) de colisage|relaci[óo]n de bultos|distinta (?:d['’]imballaggio|dei colli)|paklijst|pakliste|paklista|specyfikacja wysy[łl]kowa|[çc]eki listesi|装箱单|裝箱單|梱包明細書|포장명세서|weight (?:and|&) packing list/,
  ),
  title('packing_list', /(?:weight|case|carton|shipment) (?:list|specification)/),
  mention('packing_list', 2, /net weight|nettogewicht|poids net|peso neto|n\.w\./),
  mention('packing_list', 2, /cartons|ctns?\b|kartons|colis|carton no|marks (?:and|&) numbers/),
  mention('packing_list', 1, /dimensions|measurement|\bcbm\b/),
  title(
    'customs_entry',
    /(?:customs )?entry summary|(?:u\.?s\.? )?customs (?:entry|declaration)|(?:import|export) declaration|entry\/immediate delivery|zollanmeldung|einfuhranmeldung|d[ée]claration (?:en douane(?: d['’]importation)?|d['’]importation)|declaraci[oó]n (?:aduanera )?de (?:aduana|(?:im|ex)portaci[oó]n)|declara[cç][aã]o de (?:im|ex)porta[cç][aã]o|(?:dua|pedimento) de (?:im|ex)portaci[oó]n|einfuhrabgabenbescheid|报关单|single administrative document|cbp form \d+|bill of entry(?: for [a-z ]+)?|^pedimento$|douaneaangifte|customs coding form|bescheid (?:[üu]ber )?einfuhrabgaben|invoeraangifte|bolla doganale|g[üu]mr[üu]k (?:giri[sş] )?beyannamesi|informal entry|輸入申告書|輸入許可通知書|수입신고필증|documento [úu]nico administrativo|documento amministrativo unico|document administratif unique|einheitspapier|enig document|dichiarazione doganale|zg[łl]oszenie celne|customs (?:import|export) entry/,
  ),
  mention('customs_entry', 3, /importer of record|declarant|anmelder|importer (?:no|number)/),
  mention('customs_entry', 3, /entry (?:no|number|type|date)|\bmrn\b|filer code|port of entry|entry port/),
  mention('customs_entry', 2, /duty|hts(?:us)?\b|customs value|entered value|zollwert/),
  title(
    'freight_invoice',
    /(?:ocean |sea |carrier )?freight (?:invoice|bill)|frachtrechnung|facture de fret(?: maritime)?|fac?tura de (?:flete|frete)(?: mar[ií]timo)?|speditionsrechnung|facture de transport|vrachtfactuur|transportation invoice|faktura za fracht|navlun fatura[a-zęł]*|运费发票|運賃請求書|invoice for (?:ocean )?freight|fattura nolo/,
  ),
  title(
    'freight_invoice',
    /invoice\W+(?:for )?(?:ocean|sea)? ?freight|(?:ocean|sea|carrier|shipping) (?:freight )?(?:charges|invoice)/,
  ),
  mention('freight_invoice', 3, /\bocean freight\b|\bbasic ocean freight\b|seefracht|fret maritime|flete mar[ií]timo/),
  mention('freight_invoice', 3, /\b(?:baf|bunker|thc|terminal handling|caf|documentation fee|low sulphur)\b/),
  mention(
    'freight_invoice',
    3,
    /international freight|(?:delivery order|document(?:ation)?|handling|isf|b\/l) fee|customs clearance|charges in (?:usd|eur|gbp)/,
  ),
  mention('freight_invoice', 1, /amount due|total due|please remit|invoice (?:no|number)/),
  title(
    'demurrage_invoice',
    /(?:import |export )?(?:(?:demurrage|detention|per diem|storage)(?: ?(?:&|and|\/|,) ?)?)+[ -]?(?:invoice|bill|charges|statement|rechnung)|(?:invoice|rechnung) (?:(?:for|-|–) )?(?:demurrage|detention|per diem)(?: ?(?:and|&|\/) ?(?:demurrage|detention))?|standgeld(?:rechnung)?|(?:facture )?surestaries(?: et d[ée]tention)?|liegegeld(?:rechnung)?|sobreestad[ií]as|facture de surestaries|factura (?:(?:de|por) )?(?:demoras?|sobreestad[ií]as?)(?: y detenci[oó]n)?|(?:fatura|nota de d[ée]bito)(?: de| por)? (?:demurrage|sobr?e?estadia)|滞[箱期]费(?:发票)?/,
  ),
  title(
    'demurrage_invoice',
    /(?:invoice|rechnung|facture|fac?tura|fatura|fattura|factuur|faktura)\W+(?:for |de |di |des? )?(?:[a-z]+ ?(?:\/|&|and|e|y|et|und|en) ?)?(?:demurrage|detention|lagergeld|standgeld|storage|surestaries|magasinage|demoras?|almacenaje|stallage|opslag|soste|demuraj|ardiye)(?: ?(?:\/|&|and|e|y|et|und|en) ?\(?[a-z]+\)?)*/,
  ),
  // Tariffs and advices speak of it in their titles too: by itself the word must be the whole of the line.
  title(
    'demurrage_invoice',
    /^(?:import |export )?(?:demurrage|detention|per diem)(?: ?(?:&|and|\/) ?(?:demurrage|detention|per diem))?$/,
    4,
  ),
  mention(
    'demurrage_invoice',
    4,
    /chargeable days|days charged|billable days|over free time|days over|berechnete tage/,
  ),
  mention('demurrage_invoice', 3, /\b(?:demurrage|detention|per diem)\b.{0,60}\b(?:invoice|rate|per day|amount)\b/),
  mention('demurrage_invoice', 2, /free (?:days|time)|per day|daily rate|gate[- ]out|empty return/),
  title(
    'booking_confirmation',
    /(?:your )?booking (?:is |has been )?(?:confirmation|acknowledg(?:e)?ment|confirmed|advice)|confirmation of booking|buchungsbest[äa]tigung|confirmation de r[ée]servation|confirmaci[oó]n de (?:reserva|booking)|confirma[cç][aã]o de (?:reserva|booking)|订舱确认书?|訂艙確認書?|conferma (?:di )?(?:prenotazione|booking)|boekingsbevestiging|potwierdzenie (?:bookingu|rezerwacji)|rezervasyon (?:onay[ıi]|teyidi)|bokningsbekr[äa]ftelse/,
  ),
  mention('booking_confirmation', 3, /cut[- ]?off|closing (?:date|time)|\bsi (?:closing|cut|due)|vgm/),
  mention(
    'booking_confirmation',
    2,
    /empty (?:pick[- ]?up|release|container)|equipment (?:type|quantity)|earliest (?:receiving|return)/,
  ),
  mention('booking_confirmation', 1, /booking (?:no|number|ref)/),
]

/** Papers that are of none of the types, though they speak of the same things: as a title they speak against all. */
export const otherPapers =
  /(?:proof of delivery|power of attorney|(?:certificate|certification) of (?:[a-z]+ ){0,3}[a-z]+|(?:[a-z]+ )?certificate|(?:payment |cargo |warehouse |dock )?receipt|credit (?:note|memo)|pro[- ]?forma(?: invoice)?|(?:[a-z]+ ){0,2}quot(?:e|ation)|(?:remittance|payment|debit) advice|verified gross mass.*|account statement|statement of account|(?:cargo |freight )?manifest|letter of (?:indemnity|credit)|(?:sailing |vessel )?schedule|(?:[a-z]+ )?tariff|gutschrift|lieferschein|angebot|nota de cr[ée]dito|avoir|devis|cotizaci[óo]n|cota[çc][ãa]o|preventivo|offerte|teklif|oferta|rate confirmation|kontoauszug|relev[ée] de compte|estado de cuenta|estratto conto|insurance policy|dangerous goods declaration|cargo tracking note|interchange receipt|gate ticket|shipping instructions?|verklaring|vollmacht)/

/** Words around the name of a paper that make it something about that paper, or a paper of another way. */
export const about = {
  before:
    /(?:\b(?:request|application|proof|cancellation|waiver|amendment|terms|copy|copies|instructions?) (?:for|of|to)(?: an?| the)?|\b(?:truck|inland|rail|road|air|domestic))\s*$/i,
  behind:
    /^\s*(?:instructions?|requests?|amendments?|cancellations?|terms|fees?|template|checklist|waiver|tariff|disputes?|application|enquiry|inquiry|schedule)\b/i,
}

/** A type is taken when its rules weigh so much, more where no title is among them, and so much more than those of the next. */
export const enough = { score: 5, lead: 3, scoreWithoutTitle: 6 }
