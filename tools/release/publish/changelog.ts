import type { Changeset } from '../../check/changesets.ts'
import { declarationsIn, LINE } from '../../check/declarations.ts'

/** The changelog entry of a version, from the pending changesets, grouped by their effect on programs. */

const SECTIONS = [
  ['major', 'Breaking'],
  ['minor', 'New'],
  ['patch', 'Fixed'],
] as const

/** The package that a declared name belongs to. */
const ownerOf = (name: string): string =>
  /^@boxtrail\/[\w-]+/.exec(name)?.[0] ??
  (/^(?:tool |prompt |resource |instructions$)/.test(name) ? '@boxtrail/mcp' : '@boxtrail/contracts')

/** The entry of a version. A package without changes shares the version of the others in its group. */
export function entryOf(name: string, version: string, day: string, changesets: readonly Changeset[]): string {
  const own = changesets.flatMap((changeset) => {
    const level = changeset.releases.find((release) => release.name === name)?.type
    return level ? [{ level, changeset }] : []
  })
  const sections = SECTIONS.flatMap(([level, title]) => {
    const items = own.filter((one) => one.level === level).map(({ changeset }) => itemOf(name, changeset))
    return items.length > 0 ? [`### ${title}\n\n${items.join('\n')}`] : []
  })
  const body = sections.length > 0 ? sections : ['Nothing of its own: it uses the packages of this version.']
  return [`## ${version} (${day})`, ...body].join('\n\n')
}

/**
 * The text of a changeset with its lines for breaks; lines for additions are left out, because the sentence describes
 * them.
 */
function itemOf(name: string, changeset: Changeset): string {
  const text = changeset.summary
    .replaceAll(LINE, '')
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n(?=.)/g, '\n  ')
  const breaks = declarationsIn([changeset]).filter((one) => one.kind === 'breaks' && ownerOf(one.name) === name)
  return [`- ${text}`, ...breaks.map((one) => `  - \`breaks: ${one.name}\``)].join('\n')
}

/** A changelog with the entry of a newer version before the existing ones. */
export function withEntry(changelog: string, entry: string): string {
  const at = changelog.search(/^## /m)
  if (at < 0) return `${changelog.trimEnd()}\n\n${entry}\n`
  return `${changelog.slice(0, at)}${entry}\n\n${changelog.slice(at)}`
}
