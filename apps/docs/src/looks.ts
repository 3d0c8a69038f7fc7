import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './navigation.ts'

const web = join(repository, 'apps/web')
const style = (name: string) => readFileSync(join(web, 'src/styles', name), 'utf8')

const FONT_FILES = '@fontsource-variable/inter/files/'
const fontFolder = join(import.meta.dirname, '../node_modules', FONT_FILES)
const faces = style('fonts.css')

/** The file names of the fonts that the application uses. */
export const fonts: string[] = [...faces.matchAll(/files\/([\w-]+\.woff2)/g)].map(([, name]) => name!)

/** The colours, type and widths of the application, followed by the styles of the documentation. */
export const readStyles = (): string =>
  [
    faces.replaceAll(FONT_FILES, '/docs/assets/'),
    style('tokens.css'),
    readFileSync(join(import.meta.dirname, '../assets/docs.css'), 'utf8'),
  ].join('\n')

export const readIcon = (): Buffer => readFileSync(join(web, 'public/icon.svg'))

export const readFont = (name: string): Buffer => readFileSync(join(fontFolder, name))
