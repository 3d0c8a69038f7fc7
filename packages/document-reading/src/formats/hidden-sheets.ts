import type { Archive } from '../file/archive.ts'
import { attribute, readXml, type Tag } from '../file/xml.ts'

/** Whether a row or column element is marked as hidden. */
export const isHidden = (tag: Tag): boolean => ['1', 'true'].includes(attribute(tag, 'hidden') ?? '')

/** The files of the hidden sheets of a workbook. */
export async function findHiddenSheets(archive: Archive): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for await (const tag of tagsOf(archive, 'xl/workbook.xml'))
    if (tag.name === 'sheet' && /^(?:very)?hidden$/i.test(attribute(tag, 'state') ?? '')) ids.add(idOf(tag))
  if (ids.size === 0) return new Set()
  const files = new Set<string>()
  for await (const tag of tagsOf(archive, 'xl/_rels/workbook.xml.rels'))
    if (tag.name === 'Relationship' && ids.has(attribute(tag, 'Id') ?? '')) files.add(fileOf(attribute(tag, 'Target')))
  return files
}

async function* tagsOf(archive: Archive, name: string): AsyncGenerator<Tag> {
  if (!archive.has(name)) return
  for await (const token of readXml(archive.open(name)))
    if (typeof token !== 'string' && token.kind !== 'close') yield token
}

/** The relationship id of a sheet. Any namespace prefix may be used, and `sheetId` is a different number. */
const idOf = ({ attributes }: Tag): string => Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1] ?? ''

/** The path in the archive of a target, which is relative to the folder of the workbook or starts at the root. */
const fileOf = (target = ''): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
