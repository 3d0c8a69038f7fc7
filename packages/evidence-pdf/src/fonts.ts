import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unwrapWoff } from './unwrap-woff.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * DejaVu Sans has Latin, Greek, Cyrillic, Hebrew and Arabic; UnifontEX, a bitmap font, has nearly all other scripts.
 */
const FILES = {
  regular: '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff',
  bold: '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff',
  other: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
} as const

export type Face = keyof typeof FILES

const loaded = new Map<Face, Buffer>()

/** Read when it is first needed, because the font for other scripts has twenty megabytes. */
export const fontFile = (face: Face): Buffer => {
  const known = loaded.get(face)
  if (known) return known
  const font = unwrapWoff(readFileSync(resolve(FILES[face])))
  loaded.set(face, font)
  return font
}
