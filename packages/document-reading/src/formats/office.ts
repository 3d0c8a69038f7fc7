import { type Archive, openArchive } from '../file/archive.ts'
import { Quarantine } from '../file/quarantine.ts'
import { attribute, readXml } from '../file/xml.ts'
import type { PageLayout } from '../layout/layout.ts'
import { readDocx } from './docx.ts'
import { readXlsx } from './xlsx.ts'

const MACROS = /(?:^|\/)vba(?:Project[^/]*\.bin|Data\.xml)$/i
const CONTROLS = /(?:^|\/)(?:activeX\/|macrosheets\/)/i
/** A workbook that declares its macros is read; the macros are ignored. */
const XLSM = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'

/** DOCX, XLSX and XLSM are archives with a content list; active content is refused. */
export async function readOffice(bytes: Uint8Array): Promise<PageLayout[]> {
  const archive = await openArchive(bytes)
  if (!archive.has('[Content_Types].xml')) throw new Quarantine('An archive that is neither DOCX nor XLSX')
  const types = await contentTypes(archive)
  const isXlsm = types.includes(XLSM) && archive.has('xl/workbook.xml')
  if (archive.names.some((name) => CONTROLS.test(name) || (MACROS.test(name) && !isXlsm)))
    throw new Quarantine('The file holds macros or controls')
  if (types.some((type) => /activeX/i.test(type) || (/macroEnabled|vbaProject/i.test(type) && !isXlsm)))
    throw new Quarantine('The file holds macros')
  if (archive.has('word/document.xml')) return readDocx(archive)
  if (archive.has('xl/workbook.xml')) return readXlsx(archive)
  throw new Quarantine('An archive that is neither DOCX nor XLSX')
}

async function contentTypes(archive: Archive): Promise<string[]> {
  const types: string[] = []
  for await (const token of readXml(archive.open('[Content_Types].xml')))
    if (typeof token !== 'string') types.push(attribute(token, 'ContentType') ?? '')
  return types
}
