import type { StatableField } from './english-of-bills.ts'

/** Words that a document in one language would contain if it stated a field, in lower case without accents. */
export interface BillLanguage {
  /** Words of any prose or table in this language. */
  words: RegExp
  /** By field; null for a field without typical words. */
  hints: { readonly [Field in StatableField]: RegExp | null }
  /** The due date may be given as a number of days after another date. */
  terms: RegExp
  /** The document refers to other parts that are not in it. */
  elsewhere: RegExp
}

const common = { invoice_date: null, charged_dates: null } as const

/** The length, the beginning and the end of free time share one word. */
const ofFreeTime = (words: RegExp, ends: RegExp) => ({
  free_days: words,
  free_time_start: words,
  last_free_day: new RegExp(`${words.source}|${ends.source}`),
})

/** Broad on purpose: a word with other meanings only leaves unknown whether something is absent. */
export const languagesOfBills: Readonly<
  Record<'german' | 'spanish' | 'french' | 'portuguese' | 'italian', BillLanguage>
> = {
  german: {
    words:
      /\b(?:der|die|das|und|den|dem|des|ist|auf|fur|von|zu|mit|bitte|wir|ihre?n?|tage?|betrag|rechnung|rechnungsdatum|gesamtbetrag|beschreibung|preis)\b/g,
    hints: {
      ...common,
      ...ofFreeTime(/frei|karenz|kostenlos/, /letzte|ablauf|bis zum/),
      bill_of_lading_number: /konnossement|frachtbrief|seefracht|ladeschein|sendung/,
      port_of_discharge: /hafen|loesch|losch|entlad|ankunft|bestimmung|terminal|\bkai|zielort/,
      liability_basis:
        /empfang|versend|absend|auftraggeb|kunde|vertrag|haft|verantwort|schuldner|beteiligt|importeur|beauftragt|partei/,
      due_date: /fallig|zahl|uberweis|netto|sofort|skonto|ziel\b|erhalt|begleich/,
      available_date: /verfugbar|bereit|entlad|losch|abhol/,
      earliest_return_date: /fruhest|ruckgab|ruckliefer|anliefer/,
      total_amount: /gesamt|betrag|summe|zahl|endsumme|saldo/,
      rate_per_day: /preis|satz|pro tag|je tag|tagl|tarif|kosten|gebuhr|staffel/,
      tariff_rule: /tarif|regel|vertrag|abkommen|preisliste|bedingung|gemass|\blaut\b|nach ziffer|kondition|vereinbar/,
      dispute_contact:
        /kontakt|ansprech|ruckfrag|reklam|einspruch|einwand|beanstand|widerspr|fragen|telefon|\bfon\b|wenden/,
      dispute_url: /webseite|internet|homepage|online/,
      dispute_within_days: /innerhalb|binnen|spatestens|frist|bis zum|tagen? (?:ab|nach)/,
      certifies_rules: /bescheinig|zertifi|bestatig|versicher|vorschrift|verordnung|einklang|bundes/,
      certifies_no_fault: /verursach|verschuld|beigetrag|bescheinig|bestatig|leistung/,
    },
    terms: /ziel\b|netto|sofort|erhalt|innerhalb|binnen|prompt|tagen\b/,
    elsewhere: /anlage|anhang|beigefug|umseit|ruckseit|siehe seite|fortsetz|nachste seite/,
  },
  spanish: {
    words:
      /\b(?:el|los|las|del|y|por|con|una?|fecha|importe|dias|factura|gracias|su|rogamos|descripcion|precio|cuenta|presente)\b/g,
    hints: {
      ...common,
      ...ofFreeTime(/libre|gracia|franqu|gratis|gratuit/, /ultim|venc|hasta/),
      bill_of_lading_number: /conocimiento|embarque|expedicion/,
      port_of_discharge: /puerto|descarg|destino|llegad|terminal|muelle/,
      liability_basis: /consignatari|embarcador|cargador|importador|cliente|contrat|responsab|parte\b|destinatari/,
      due_date: /venc|pago|pagar|pague|abon|plazo|inmediat|recib|recep|contado|transfer/,
      available_date: /disponib|descarg|list[oa]/,
      earliest_return_date: /devol|retorno|temprano|entreg/,
      total_amount: /total|importe|suma|saldo|pagar/,
      rate_per_day: /precio|tarifa|por dia|diari|tasa|tramo/,
      tariff_rule: /tarifa|regla|contrat|acuerdo|condicion|segun|conforme|norma|articulo/,
      dispute_contact: /contact|reclam|\bduda|consult|impugn|telefono|\btfno|objec|disput|dirij/,
      dispute_url: /sitio|pagina|\bweb\b|en linea/,
      dispute_within_days: /dentro|plazo|a mas tardar|antes|hasta|dias (?:desde|despues|a partir|siguientes)/,
      certifies_rules: /certific|declar|cumpl|reglament|norma|comision/,
      certifies_no_fault: /caus|contribu|culpa|certific|declar|responsab/,
    },
    terms: /contado|inmediat|plazo|dentro|recib|recep|vencim|a la vista|\bdias f/,
    elsewhere: /adjunt|anex|dorso|reverso|ver pagina|continua|siguiente pagina/,
  },
  french: {
    words:
      /\b(?:le|les|des|et|du|pour|nous|vous|montant|jours?|sur|votre|notre|facture|merci|designation|prix|compte|presente|bien)\b/g,
    hints: {
      ...common,
      ...ofFreeTime(/franchise|libre|gratuit|franco/, /dernier|expir|jusqu/),
      bill_of_lading_number: /connaissement|lettre de voiture|expedition/,
      port_of_discharge: /\bport\b|decharg|destination|arriv|debarq|terminal|\bquai/,
      liability_basis: /destinataire|chargeur|importateur|client|contrat|responsab|partie\b|consignataire|redevable/,
      due_date: /echeance|paiement|payer|payable|reglement|regler|delai|reception|comptant|virement|versement/,
      available_date: /disponib|decharg|\bpret\b|debarq/,
      earliest_return_date: /restitu|retour|plus tot|rendu/,
      total_amount: /total|montant|somme|solde|payer/,
      rate_per_day: /prix|tarif|par jour|journal|taux|palier|tranche/,
      tariff_rule: /tarif|regle\b|regles\b|contrat|accord|condition|selon|conforme|bareme|article/,
      dispute_contact: /contact|reclam|contest|question|telephone|\btel\b|litige|differend|adress/,
      dispute_url: /\bsite\b|internet|en ligne|\bweb\b/,
      dispute_within_days: /dans (?:les|un)|delai|au plus tard|avant|jusqu|jours (?:a compter|apres|suivant)/,
      certifies_rules: /certifi|attest|declar|conform|reglement|commission/,
      certifies_no_fault: /caus|contribu|faute|certifi|attest|declar|responsab/,
    },
    terms: /comptant|delai|reception|echeance|immediat|sous \d|jours (?:fin|net)|a \d+ jours/,
    elsewhere: /joint|annex|verso|voir page|a suivre|suite\b|page suivante/,
  },
  portuguese: {
    words:
      /\b(?:os|do|da|dos|das|e|que|na|no|valor|dias|fatura|data|pela?|com|descricao|preco|conta|presente|mes|seja)\b/g,
    hints: {
      ...common,
      ...ofFreeTime(/livre|gratuit|gratis|franquia|isen/, /ultim|venc|\bate\b/),
      bill_of_lading_number: /conhecimento|embarque/,
      port_of_discharge: /\bporto\b|descarg|destino|chegad|terminal|\bcais/,
      liability_basis: /consignatari|embarcador|importador|cliente|contrat|responsab|parte\b|destinatari/,
      due_date: /venc|pagament|pagar|pago|pague|prazo|imediat|receb|a vista|transfer/,
      available_date: /disponi|descarg|pront/,
      earliest_return_date: /devol|retorno|mais cedo|entreg/,
      total_amount: /total|valor|soma|saldo|pagar/,
      rate_per_day: /preco|tarifa|por dia|diari|taxa|escalao/,
      tariff_rule: /tarifa|regra|contrat|acordo|condic|segundo|conforme|tabela|artigo/,
      dispute_contact: /contat|contact|reclam|contest|duvida|telefone|disput|impugn|dirij/,
      dispute_url: /\bsite\b|sitio|pagina|\bweb\b|portal/,
      dispute_within_days: /dentro|prazo|\bate\b|antes|dias (?:apos|a partir|a contar)/,
      certifies_rules: /certific|declar|cumpr|regulament|norma|comissao/,
      certifies_no_fault: /caus|contribu|culpa|certific|declar|responsab/,
    },
    terms: /a vista|imediat|prazo|receb|venc|dentro/,
    elsewhere: /anex|verso|ver pagina|continua|pagina seguinte/,
  },
  italian: {
    words:
      /\b(?:il|di|della?|del|per|che|giorni|importo|fattura|sul|gli|lo|vi|con|descrizione|prezzo|conto|presente|grazie|mese)\b/g,
    hints: {
      ...common,
      ...ofFreeTime(/franchigia|franco|liber|gratuit|esent/, /ultim|scad|fino/),
      bill_of_lading_number: /polizza|carico|spedizione/,
      port_of_discharge: /\bporto\b|scaric|sbarc|destin|arriv|terminal|banchina/,
      liability_basis:
        /consegnatari|destinatari|caricator|mittente|importator|cliente|contratt|responsab|parte\b|ricevitor/,
      due_date: /scad|pagament|pagar|pagabil|versa|termin|immediat|ricev|ricez|a vista|bonifico|rimessa/,
      available_date: /disponib|sbarc|scaric|pront/,
      earliest_return_date: /restitu|riconsegn|rientr|prima data/,
      total_amount: /totale|importo|somma|saldo|pagare/,
      rate_per_day: /prezz|tariff|al giorno|giornalier|tasso|scaglion/,
      tariff_rule: /tariff|regol|contratt|accord|condizion|secondo|conforme|ai sensi|listino|articolo/,
      dispute_contact: /contatt|reclam|contest|domand|telefono|\btel\b|controvers|rivolg/,
      dispute_url: /\bsito\b|pagina|\bweb\b|in linea/,
      dispute_within_days: /entro|termine|oltre|prima|fino|giorni (?:da|dal|dopo)/,
      certifies_rules: /certific|dichiar|conform|regolament|norma|commissione/,
      certifies_no_fault: /causa|contribu|colpa|certific|dichiar|responsab/,
    },
    terms: /a vista|immediat|entro|scad|ricev|ricez|rimessa|giorni (?:fine|data)/,
    elsewhere: /allegat|retro\b|vedi pagina|segue|continua|pagina seguente/,
  },
}

/** Languages for which we have no hints: without this, what is stated in them would be listed as absent. */
export const otherLanguages: readonly RegExp[] = [
  /\b(?:het|een|van|voor|wij|uw|niet|wordt|naar|deze|zijn|aan|bij|te)\b/g,
  /\b(?:nie|jest|oraz|dnia|prosimy|przez|zgodnie|od|kwota|sie)\b/g,
  /\b(?:og|och|ikke|inte|til|till|det|som|av|af|skal|ska|fra|fran)\b/g,
  /\b(?:ve|ile|bir|bu|icin|olarak|tarih[i]?|odeme|gun)\b/g,
  /\b(?:si|cu|pentru|este|sunt|din|prin|catre|suma)\b/g,
  /\b(?:va|yang|dan|untuk|dari|dengan)\b/g,
  /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
]
