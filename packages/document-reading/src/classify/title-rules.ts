import type { DocumentTypeCode } from '../document-types.ts'

/**
 * How documents of a type are titled. Terms and conditions mention other documents too, in long lines: a title is
 * short.
 */
export interface TitleRule {
  type: DocumentTypeCode
  weight: number
  words: RegExp
}

const rule = <Type extends DocumentTypeCode>(type: Type, words: RegExp, weight = 10) => ({ type, weight, words })

const rules = [
  rule(
    'bill_of_lading',
    /(?:ocean |master |house |multimodal |combined transport |original |draft |copy )*bill of lading(?: for [a-z -]+)?|konnossement|seekonnossement|connaissement(?: maritime)?|conocimiento de embarque|polizza di carico|conhecimento de embarque(?: mar[ií]timo)?|cognossement|konosament|kon[sş]imento|提单|提單|船荷証券|선하증권/,
  ),
  rule(
    'bill_of_lading',
    /(?:multimodal|combined|through|port[- ]to[- ]port) (?:transport )?b\/l|b\/l (?:for|-|–) [a-z -]*(?:transport|shipment)|b\/l (?:original|draft|copy)/,
  ),
  rule(
    'sea_waybill',
    /(?:non[- ]negotiable )?(?:sea|ocean) ?way ?bill(?: \(?non[- ]negotiable\)?)?|seefrachtbrief|lettre de transport maritime|carta de porte mar[ií]timo|zeevrachtbrief|deniz y[üu]k senedi|海运单|海上運送状/,
  ),
  rule('sea_waybill', /way ?bill/, 7),
  rule(
    'arrival_notice',
    /(?:freight |import )?(?:(?:notice|notification|advice) of arrival|arrival (?:notice|notification|advice))(?: ?(?:\/|&|and) ?(?:freight )?(?:collect )?(?:invoice|bill|charges))?|ankunfts(?:anzeige|meldung|avis)|avis d['’]arriv[ée]e|(?:aviso|notificaci[oó]n|notifica[cç][aã]o) de (?:llegada|arribo|chegada)|avviso (?:di )?arrivo(?: merc[ei])?|avis d['’]arrivage|aankomst(?:bericht|melding|avis)|bericht van aankomst|awizo (?:o )?(?:przyj[śs]ci|nadej[śs]ci|przybyci)[a-zęł]*|zawiadomienie o przyby[a-z]+|var[ıi][sş] (?:ihbar[ıi]|bildirimi|ihbarnamesi)|ankomst(?:avi[sz]ering|avi[sz]?|meddelelse|meddelande|varsel|melding)|avizo de (?:llegada|arribo)|aviz de sosire|notificare de sosire|avviso (?:di )?arrivo nave|avis de mise [àa] disposition|nachricht [üu]ber ankunft|eingangsavis|到[货港貨]通知[书書]?|貨物到着案内|到着案内|도착통지서/,
  ),
  // Other documents have it above a box as well.
  rule('arrival_notice', /notice to consignees?|consignees?['’]?s? (?:arrival )?notice/, 5),
  rule(
    'delivery_order',
    /delivery (?:order|instructions?)|freight release(?: order)?|auslieferungsauftrag|freistellung(?:sauftrag)?|bon [àa] d[ée]livrer|ordino|vrijstelling|freigabe(?:auftrag|schein)|y[üu]k teslim (?:ordinosu|talimat[ıi])|ordem de entrega|orden de (?:entrega|retiro|despacho)|laat-?volgen(?:bon)?|frigivelse(?:sordre)?|utleveringsordre|utl[aä]mningsorder|frisl[aä]pp|ordine di svincolo|nota di svincolo|svincolo|ordin de livrare|zlecenie wydania|carta de (?:retiro|desglose|liberaci[oó]n)|liberaci[oó]n de (?:carga|contenedor)|autorizaci[oó]n de (?:retiro|entrega)|libera[cç][aã]o de (?:carga|cont[eê]iner)|(?:container |cargo )?release order|pick ?-?up order|cartage (?:advice|order)|abholauftrag|ordre d['’]enl[èe]vement|(?:buono|ordine) di (?:consegna|ritiro)|afleveropdracht|uitleveringsopdracht|提货单|荷渡指図書|화물인도지시서/,
  ),
  rule(
    'commercial_invoice',
    /(?:commercial |export |tax )?invoice(?: ?(?:cum|-cum-|&|and|\/|\+) ?packing list)|(?:commercial|export|handels) ?-?(?:invoice|rechnung)|facture commerciale|fac?tura (?:comercial|de exportaci[oó]n|de venta(?: (?:de )?exportaci[oó]n)?|de exporta[cç][aã]o)|factura extern[aă]|eksportfaktura|exportfaktura|handelsfaktura|faktura eksportowa|ihracat faturas[ıi]|fattura commerciale|handelsfactuur|faktura handlowa|ticari fatura|商业发票|商業發票|상업송장/,
  ),
  // Three types are titled just "Invoice": their line items decide.
  rule('commercial_invoice', /invoice|rechnung|facture|fac?tura|fattura|factuur|faktura|fatura/, 3),
  rule('freight_invoice', /invoice|rechnung|facture|fac?tura|fattura|factuur|faktura|fatura/, 3),
  rule('demurrage_invoice', /invoice|rechnung|facture|fac?tura|fattura|factuur|faktura|fatura/, 3),
  rule(
    'packing_list',
    /packing (?:list|slip)|packliste|liste de colisage|lista de (?:empaque|embalaje)|romaneio(?: de carga)?|(?:note|bordereau) de colisage|relaci[óo]n de bultos|distinta (?:d['’]imballaggio|dei colli)|paklijst|pakliste|paklista|specyfikacja wysy[łl]kowa|[çc]eki listesi|装箱单|裝箱單|梱包明細書|포장명세서|weight (?:and|&) packing list/,
  ),
  rule('packing_list', /(?:weight|case|carton|shipment) (?:list|specification)/),
  rule(
    'customs_entry',
    /(?:customs )?entry summary|(?:u\.?s\.? )?customs (?:entry|declaration)|(?:import|export) declaration|entry\/immediate delivery|zollanmeldung|einfuhranmeldung|d[ée]claration (?:en douane(?: d['’]importation)?|d['’]importation)|declaraci[oó]n (?:aduanera )?de (?:aduana|(?:im|ex)portaci[oó]n)|declara[cç][aã]o de (?:im|ex)porta[cç][aã]o|(?:dua|pedimento) de (?:im|ex)portaci[oó]n|einfuhrabgabenbescheid|veranlagungsverf[üu]gung(?: zoll| mwst)?|zollbescheid|steuerbescheid|tolldeklarasjon|tolddeklaration|tulldeklaration|enhetsdokument|declara[cț]ie vamal[aă]|declaraci[oó]n (?:[úu]nica|de aduana|de ingreso)|dam|prospetto (?:di )?(?:riepilogo|sintesi)(?: .*)?|ausfuhranmeldung|exportdeklaration|报关单|single administrative document|cbp form \d+|bill of entry(?: for [a-z ]+)?|^pedimento$|douaneaangifte|customs coding form|bescheid (?:[üu]ber )?einfuhrabgaben|invoeraangifte|bolla doganale|g[üu]mr[üu]k (?:giri[sş] )?beyannamesi|informal entry|輸入申告書|輸入許可通知書|수입신고필증|documento [úu]nico administrativo|documento amministrativo unico|document administratif unique|einheitspapier|enig document|dichiarazione doganale|zg[łl]oszenie celne|customs (?:import|export) entry/,
  ),
  rule(
    'freight_invoice',
    /(?:ocean |sea |carrier )?freight (?:invoice|bill)|frachtrechnung|fragtfaktura|fraktfaktura|fattura di trasporto|faktura transportowa|fatura de frete|facture de fret(?: maritime)?|fac?tura de (?:flete|frete)(?: mar[ií]timo)?|speditionsrechnung|facture de transport|vrachtfactuur|transportation invoice|faktura za fracht|navlun fatura[a-zęł]*|运费发票|運賃請求書|invoice for (?:ocean )?freight|fattura nolo/,
  ),
  rule(
    'freight_invoice',
    /invoice\W+(?:for )?(?:ocean|sea)? ?freight|(?:ocean|sea|carrier|shipping) (?:freight )?(?:charges|invoice)/,
  ),
  rule(
    'demurrage_invoice',
    /(?:import |export )?(?:(?:demurrage|detention|per diem|storage)(?: ?(?:&|and|\/|,) ?)?)+[ -]?(?:invoice|bill|charges|statement|rechnung)|(?:invoice|rechnung) (?:(?:for|-|–) )?(?:demurrage|detention|per diem)(?: ?(?:and|&|\/) ?(?:demurrage|detention))?|standgeld(?:rechnung)?|(?:facture )?surestaries(?: et d[ée]tention)?|liegegeld(?:rechnung)?|sobreestad[ií]as|facture de surestaries|factura (?:(?:de|por) )?(?:demoras?|sobreestad[ií]as?)(?: y detenci[oó]n)?|(?:fatura|nota de d[ée]bito)(?: de| por)? (?:demurrage|sobre?-?estadias?)|fattura (?:(?:di|per|delle) )?(?:controstallie|detention|demurrage|soste?)|nota (?:di )?addebito (?:controstallie|soste)|[滞滯][箱期柜櫃][费費](?:发票|發票|[账賬帳][单單])?/,
  ),
  rule(
    'demurrage_invoice',
    /(?:invoice|rechnung|facture|fac?tura(?: electr[óo]nica)?|fatura|fattura|factuur|faktura|(?:debit|credit) note|nota de (?:d[ée]bito|cr[ée]dito))\W+(?:for |de |di |des? )?(?:[a-z]+ ?(?:\/|&|and|e|y|et|und|en) ?)?(?:demurrage|detention|lagergeld|standgeld|storage|surestaries|magasinage|demoras?|almacenaje|sobre?-?estad[ií]as?|stallage|opslag|soste|demuraj|ardiye)(?: ?(?:\/|&|and|e|y|et|und|en) ?\(?[a-z]+\)?)*/,
  ),
  // Tariffs and advices use the word in their titles too, so it must be the whole line.
  rule(
    'demurrage_invoice',
    /^(?:import |export )?(?:demurrage|detention|per diem)(?: ?(?:&|and|\/) ?(?:demurrage|detention|per diem))?$/,
    4,
  ),
  rule(
    'booking_confirmation',
    /(?:your )?booking (?:is |has been )?(?:confirmation|acknowledg(?:e)?ment|confirmed|advice)(?: (?:amendment|update|revision))?|(?:amended|revised|updated) booking(?: confirmation)?|(?:amendment (?:of|to) )?booking (?:amendment|update|revision)|amendment (?:of|to) booking(?: confirmation)?|confirmation of booking|buchungsbest[äa]tigung|confirmation de r[ée]servation|confirmaci[oó]n de (?:reserva|booking)|confirma[cç][aã]o de (?:reserva|booking)|订舱确认书?|訂艙確認書?|conferma (?:di )?(?:prenotazione|booking)|boekingsbevestiging|potwierdzenie (?:bookingu|rezerwacji)|rezervasyon (?:onay[ıi]|teyidi)|bokningsbekr[äa]ftelse/,
  ),
]

/** A type without a rule appears here and does not compile. */
type TypesWithoutRule = Exclude<DocumentTypeCode, (typeof rules)[number]['type']>
export const titleRules: readonly TitleRule[] = rules satisfies [TypesWithoutRule] extends [never]
  ? unknown
  : TypesWithoutRule

/** Documents of none of the types that mention the same things: such a title counts against all types. */
export const otherPapers =
  /(?:(?:[a-z&-]+ ){0,3}(?:reports?|manifest|job card|(?:unload|load|stowage|stuffing) plan|profit (?:and|&) loss)|(?:sailing|loading|carting|pick ?-?up|shipment|stuffing|gate) confirmation|(?:transs?hipment|loading|stuffing|tally|job|house|record|container) list|(?:[a-z-]+ ){0,3}pick ?-?up request|(?:empty )?(?:container )?return (?:advice|instructions?|authori[sz]ation)|shipment status(?: [a-z]+)?|rider sheet(?: [a-z]+){0,3}|tally sheet|surrender (?:notice|letter)|exchange letter|letter of guarantee|(?:forwarder'?s? )?(?:certificate of )?cargo receipt ?(?:\(?fcr\)?)?|proof of delivery|power of attorney|(?:certificate|certification) of (?:[a-z]+ ){0,3}[a-z]+|(?:[a-z]+ )?certificate|(?:payment |cargo |warehouse |dock )?receipt|credit (?:note|memo|invoice)|pro[- ]?forma(?: invoice)?|(?:[a-z]+ ){0,2}quot(?:e|ation)|(?:remittance|payment|debit) advice|verified gross mass.*|account statement|statement of account|(?:cargo |freight )?manifest|letter of (?:indemnity|credit)|(?:sailing |vessel )?schedule|(?:[a-z]+ ){0,4}tariff|gutschrift|lieferschein|angebot|nota de cr[ée]dito|avoir|devis|cotizaci[óo]n|cota[çc][ãa]o|preventivo|offerte|teklif|oferta|rate confirmation|kontoauszug|relev[ée] de compte|estado de cuenta|estratto conto|insurance policy|dangerous goods declaration|cargo tracking note|(?:equipment )?interchange receipt(?: \(eir\))?|gate ticket|shipping instructions?|(?:shipper['’]?s? )?letter of instructions?|(?:purchase|sales|work|service|transport) order|order (?:confirmation|acknowledg(?:e)?ment)|(?:auftrags|bestell)best[äa]tigung|bestellung|(?:bon|ordre) de commande|orden de compra|pedido de compra|ordine di acquisto|verklaring|vollmacht)/

/** Words around a document name that turn it into a request, an instruction or another kind of document. */
export const titleQualifiers = {
  before:
    /(?:\b(?:request|application|proof|cancellation|waiver|amendment|terms|instructions?) (?:for|of|to)(?: an?| the)?|\b(?:truck|inland|rail|road|cmr|air|domestic))\s*$/i,
  behind:
    /^\s*(?:instructions?|requests?|amendments?|cancellations?|terms|fees?|template|checklist|waiver|tariff|disputes?|application|enquiry|inquiry|schedule)\b/i,
}
