import { toLowercase } from '../lowercase.ts'

/**
 * Languages whose letters are lost with the English data of Tesseract, by the names of their own data, each with words
 * that are common on forms and in sentences and do not exist in English.
 */
const COMMON_WORDS = {
  deu:
    'absender anzahl auftrag bestimmungshafen betrag bezeichnung das datum der empfänger entladehafen fracht ' +
    'für gesamt gewicht hafen kunde ladehafen lieferant lieferung löschhafen mehrwertsteuer menge mit mwst ' +
    'netto preis rechnung reise schiff seite stück summe und verlader versender von ware zahlbar zoll zum',
  fra:
    'adresse arrivée avec colis connaissement conteneur conteneurs dans déchargement départ des désignation ' +
    'destinataire douane du embarquement expéditeur facture fret la les livraison marchandise marchandises ' +
    'montant navire nom ou pays poids pour prix quantité sur taux tva',
  ita:
    'assicurazione cliente codice conoscimento contenitore dal della delle destinatario di dogana fattura gli ' +
    'imballaggio imbarco importo indirizzo iva lordo merce mittente nave nolo numero pagamento partenza peso ' +
    'porto prezzo quantità sbarco scadenza sconto spedizione totale',
  pol:
    'dostawy faktura ilość kontener kontenera ładunku nabywca nadawca nazwa numer odbiorca odprawa opis ' +
    'opłaty portowe razem rejs sprzedawca statek termin towar towaru waga waluta wartość wyładunku załadunku ' +
    'zapłaty',
  por:
    'caixas carga chegada cliente conhecimento contentor da das desconto descrição dos embarque endereço ' +
    'entrega exportador fatura frete importador líquido mercadoria moeda navio nome nota número pagamento ' +
    'país para partida peso porto preço quantidade saída taxa transporte valor viagem volumes',
  spa:
    'aduana arribo bultos buque cantidad cliente con contenedor contenedores del descarga descripción destino ' +
    'dirección el embarque entrega factura fecha flete gastos importe la llegada los mercancía mercancías ' +
    'naviera nombre número origen pago país para peso por precio puerto referencia salida viaje',
  tur:
    'açıklama adet ağırlık alıcı bedeli birim boşaltma brüt cinsi fatura fiyat gemi gönderen gümrük ihracatçı ' +
    'ithalatçı kap konşimento konteyner liman limanı malın miktar navlun sefer tarih tarihi toplam tutar ' +
    'varış ve yükleme',
} as const

export type Language = 'eng' | keyof typeof COMMON_WORDS

/** Fewer words may come from a name or from the second language of a form. */
const MIN_WORDS = 4
const vocabulary = Object.entries(COMMON_WORDS).map(
  ([language, words]) => [language as Language, new Set(toLowercase(words).split(' '))] as const,
)

/** The language whose data recognize a page best, detected from the words that the English data recognized. */
export function detectLanguage(words: readonly string[]): Language {
  const seen = new Set(words.flatMap((word) => toLowercase(word).match(/[a-z]{2,}/g) ?? []))
  const [first, second] = vocabulary
    .map(([language, known]) => ({ language, count: [...seen].filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.count - a.count)
  return first!.count >= MIN_WORDS && first!.count > second!.count ? first!.language : 'eng'
}
