import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { heads, labels } from '../labels/labels.ts'
import { type Language, languageOf } from './detect-language.ts'
import { withLettersOf } from './merge-recognitions.ts'
import { asPgm, middleOf, type Picture, turn } from './picture.ts'
import type { Word } from './recognized-words.ts'

/** Of the C++ interface of Tesseract, what is used. */
interface Engine {
  FS: { writeFile(name: string, bytes: Uint8Array): void }
  TessBaseAPI: new () => Tesseract
}

interface Tesseract {
  Init(path: null, languages: string, mode: number): number
  SetPageSegMode(mode: number): void
  SetVariable(name: string, value: string): void
  SetImageFile(exif: number, angle: number): number
  FindLines(): number
  GetGradient(): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
}

const require = createRequire(import.meta.url)
const LSTM = 1
const AUTO = 3
const SPARSE = 11

export interface Recognizer {
  /** Takes twice as long where they are in another language than English. */
  words(picture: Picture, dotsPerInch: number): Word[]
  /** How many quarter turns to the right make its text upright. */
  turnsToUpright(picture: Picture, dotsPerInch: number): number
}

/** Tesseract as WebAssembly. For worker threads only. */
export async function startRecognizer(): Promise<Recognizer> {
  const engine: Engine = await require('tesseract.js-core/tesseract-core-simd-lstm.js')({
    TesseractProgress: () => {},
    print: () => {},
    printErr: () => {},
  })
  const inLanguage = new Map<Language, Tesseract>()
  const start = (language: Language): Tesseract => {
    const data = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
    engine.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(data)))
    const api = new engine.TessBaseAPI()
    if (api.Init(null, language, LSTM) !== 0) throw new Error('Tesseract does not start.')
    inLanguage.set(language, api)
    return api
  }
  const read = (picture: Picture, dotsPerInch: number, language: Language) => {
    const api = inLanguage.get(language) ?? start(language)
    const show = (angle: number) => {
      engine.FS.writeFile('/input', asPgm(picture))
      api.SetImageFile(1, angle)
    }
    api.SetVariable('user_defined_dpi', String(Math.round(dotsPerInch)))
    api.SetPageSegMode(AUTO)
    show(0)
    api.FindLines()
    const angle = api.GetGradient()
    if (Math.abs(angle) > 0.004 && Math.abs(angle) < 0.2) show(angle)
    api.SetPageSegMode(SPARSE)
    api.Recognize(null)
    const found = wordsOf(api.GetTSVText(0))
    api.Clear()
    return found
  }
  return {
    words: (picture, dotsPerInch) => {
      const english = read(picture, dotsPerInch, 'eng')
      const language = languageOf(english.map(({ text }) => text))
      return language === 'eng' ? english : withLettersOf(read(picture, dotsPerInch, language), english)
    },
    turnsToUpright: (picture, dotsPerInch) =>
      turnsToUpright(middleOf(picture, PART_INCHES * dotsPerInch), (part) => read(part, dotsPerInch, 'eng')),
  }
}

/** So many words of shipping documents are not read by chance. */
const ENOUGH = 6
/** Of the middle of a page. */
const PART_INCHES = 6
const KNOWN = new Set(
  [...Object.values(labels), ...Object.values(heads)].flatMap((words) => words.match(/[a-z]{4,}/g) ?? []),
)

/** What is tried first is mostly right: it ends the search when it reads well. */
function turnsToUpright(part: Picture, read: (picture: Picture) => Word[]): number {
  let best = { turns: 0, known: 0 }
  for (const turns of [0, 2, 1, 3]) {
    // Tesseract reads lines that run up or down as well, and mixes their words up.
    const level = read(turn(part, turns)).filter(({ width, height }) => width > height)
    const words = level.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    const known = words.filter((word) => KNOWN.has(word)).length
    if (known > best.known) best = { turns, known }
    if (known >= ENOUGH) break
  }
  return best.turns
}

/** Columns of its table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsOf(table: string): Word[] {
  return table.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , left, top, width, height, certainty, text = ''] = row.split('\t')
    if (level !== '5' || text.trim() === '') return []
    return [
      {
        text: text.trim(),
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
        certainty: Math.max(0, Number(certainty)) / 100,
        line: `${block} ${paragraph} ${line}`,
      },
    ]
  })
}
