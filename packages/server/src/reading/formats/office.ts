import { type Archive, openArchive } from '../archive.ts'
import type { LaidPage } from '../layout.ts'
import { Quarantine } from '../quarantine.ts'
import { attribute, readXml } from '../xml.ts'
import { readDocx } from './docx.ts'
import { readXlsx } from './xlsx.ts'

const ACTIVE = /(?:^|\/)(?:vbaProject[^/]*\.bin|vbaData\.xml|activeX\/|macrosheets\/)/i

/** DOCX and XLSX are archives with a list of what they hold; nothing that runs is let in. */
export async function readOffice(bytes: Uint8Array): Promise<LaidPage[]> {
  const archive = openArchive(bytes)
  if (!archive.has('[Content_Types].xml')) throw new Quarantine('An archive that is neither DOCX nor XLSX')
  if (archive.names.some((name) => ACTIVE.test(name))) throw new Quarantine('The file holds macros or controls')
  const types = await contentTypes(archive)
  if (types.some((type) => /macroEnabled|vbaProject|activeX/i.test(type))) throw new Quarantine('The file holds macros')
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
