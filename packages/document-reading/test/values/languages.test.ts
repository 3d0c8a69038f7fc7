import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectLanguage } from '../../src/pictures/detect-language.ts'
import { mergeRecognitions } from '../../src/pictures/merge-recognitions.ts'
import type { Word } from '../../src/pictures/recognized-words.ts'

// The words as recognition with English data reads them: without the letters that English does not have.
test.each([
  ['spa', 'Factura de exportacion Fecha 12/05/2026 Puerto de descarga Buque Cantidad Descripcion Precio'],
  ['por', 'Aviso de chegada Navio Viagem Porto de descarga Conhecimento Descricao da mercadoria'],
  ['fra', "Avis d'arrivee Navire Port de dechargement Destinataire Poids Marchandises"],
  ['deu', 'Rechnung Schiff Reise Ladehafen Loschhafen Gewicht und Menge'],
  ['ita', 'Fattura Nave Porto di imbarco Mittente Destinatario Peso lordo'],
  ['pol', 'Faktura Statek Rejs Nadawca Odbiorca Waga Opis towaru'],
  ['tur', 'Gemi Sefer Yukleme limani Gonderen Alici Konteyner'],
  ['eng', 'Arrival notice Vessel Voyage Port of discharge Consignee Gross weight Packages'],
  ['eng', 'COMMERCIAL INVOICE Shipper EMBARQUE PORTO LTDA Vessel NAVIO Total amount due'],
  ['eng', ''],
])('the language %s is detected from words: %s', (language, text) => {
  expect(detectLanguage(text.split(' '))).toBe(language)
})

const at = (text: string, left: number, certainty = 0.9): Word => ({
  text,
  left,
  top: 100,
  width: 12 * text.length,
  height: 20,
  certainty,
  line: '1 1 1',
})

test('merged recognitions take words from the language data and numbers and codes from English', () => {
  const english = [at('Flete', 0), at('maritimo', 80), at('MSKU7054410', 300), at('S/N', 600)]
  const spanish = [at('Flete', 1), at('marítimo', 82, 0.95), at('MSKUZO5441O', 300), at('elsewhere', 1_600)]
  expect(mergeRecognitions(spanish, english)).toEqual([
    at('Flete', 0),
    { ...at('maritimo', 80), text: 'marítimo', certainty: 0.95 },
    at('MSKU7054410', 300),
    at('S/N', 600),
  ])
})

test('merging never moves, loses or adds a word, and never changes one with a digit', () => {
  const word = fc.record({
    text: fc.string({ minLength: 1, maxLength: 12 }),
    left: fc.integer({ min: 0, max: 60 }),
    top: fc.integer({ min: 0, max: 60 }),
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 8, max: 40 }),
    certainty: fc.double({ min: 0, max: 1, noNaN: true }),
    line: fc.constant('1 1 1'),
  })
  const place = ({ text: _, certainty: __, ...rest }: Word) => rest
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (own, english) => {
      const words = mergeRecognitions(own, english)
      expect(words.map(place)).toEqual(english.map(place))
      for (const [index, { text }] of english.entries()) if (/\d/.test(text)) expect(words[index]!.text).toBe(text)
    }),
  )
})
