import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { columnHeaders, labels } from '../labels/labels.ts'
import { detectLanguage, type Language } from './detect-language.ts'
import { mergeRecognitions } from './merge-recognitions.ts'
import { asPgm, cropInked, type Picture, turn } from './picture.ts'
import type { Word } from './recognized-words.ts'

/** The used part of Tesseract's C++ interface. */
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
  /** Takes twice as long for languages other than English. */
  words(picture: Picture, dotsPerInch: number): Word[]
  /** The clockwise quarter turns that make the text upright. */
  findUprightTurns(picture: Picture, dotsPerInch: number): number
}

/** Tesseract as WebAssembly. For worker threads only. */
export async function startRecognizer(): Promise<Recognizer> {
  const engine: Engine = await require('tesseract.js-core/tesseract-core-simd-lstm.js')({
    TesseractProgress: () => {},
    print: () => {},
    printErr: () => {},
  })
  const engines = new Map<Language, Tesseract>()
  const start = (language: Language): Tesseract => {
    const data = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
    engine.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(data)))
    const api = new engine.TessBaseAPI()
    if (api.Init(null, language, LSTM) !== 0) throw new Error('Tesseract does not start.')
    engines.set(language, api)
    return api
  }
  const read = (picture: Picture, dotsPerInch: number, language: Language) => {
    const api = engines.get(language) ?? start(language)
    const setImage = (angle: number) => {
      engine.FS.writeFile('/input', asPgm(picture))
      api.SetImageFile(1, angle)
    }
    api.SetVariable('user_defined_dpi', String(Math.round(dotsPerInch)))
    api.SetPageSegMode(AUTO)
    setImage(0)
    api.FindLines()
    const angle = api.GetGradient()
    if (Math.abs(angle) > 0.004 && Math.abs(angle) < 0.2) setImage(angle)
    api.SetPageSegMode(SPARSE)
    api.Recognize(null)
    const found = parseWords(api.GetTSVText(0))
    api.Clear()
    return found
  }
  return {
    words: (picture, dotsPerInch) => {
      const english = read(picture, dotsPerInch, 'eng')
      const language = detectLanguage(english.map(({ text }) => text))
      return language === 'eng' ? english : mergeRecognitions(read(picture, dotsPerInch, language), english)
    },
    findUprightTurns: (picture, dotsPerInch) =>
      findUprightTurns(cropInked(picture, MIDDLE_INCHES * dotsPerInch), (part) => read(part, dotsPerInch, 'eng')),
  }
}

/** This many known words are not recognized by chance. */
const MIN_KNOWN_WORDS = 6
/** The side of the part that is tried. */
const MIDDLE_INCHES = 6
const KNOWN_WORDS = new Set(
  [...Object.values(labels), ...Object.values(columnHeaders)].flatMap((words) => words.match(/[a-z]{4,}/g) ?? []),
)

/** The first attempt is usually right: the search ends once enough words are recognized. */
function findUprightTurns(part: Picture, read: (picture: Picture) => Word[]): number {
  let best = { turns: 0, known: 0 }
  for (const turns of [0, 2, 1, 3]) {
    // Tesseract also reads vertical lines, and mixes up their words.
    const horizontal = read(turn(part, turns)).filter(({ width, height }) => width > height)
    const words = horizontal.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    const known = words.filter((word) => KNOWN_WORDS.has(word)).length
    if (known > best.known) best = { turns, known }
    if (known >= MIN_KNOWN_WORDS) break
  }
  return best.turns
}

/** Columns of its table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function parseWords(table: string): Word[] {
  return table.split('\n').flatMap((row) => {
    const [horizontal, , block, paragraph, line, , left, top, width, height, certainty, text = ''] = row.split('\t')
    if (horizontal !== '5' || text.trim() === '') return []
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
