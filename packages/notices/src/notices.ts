import { CONTAINED, findByPackageName } from './contained.ts'
import type { Installed } from './installed.ts'

export interface NoticesOptions {
  /** The subject of the notices, such as "The web application". */
  of: string
  /** Optional packages for other platforms. */
  elsewhere?: readonly string[]
  /** Further sections, such as the sources of data. */
  sections?: readonly string[]
}

const RULE = '-'.repeat(80)

const withContents = ({ name, version, licence, homepage }: Installed): string =>
  [
    `${name} ${version} (${licence ?? 'no licence stated'})${homepage ? ` ${homepage}` : ''}`,
    ...(findByPackageName(CONTAINED, name) ?? []).map(
      ({ what, licence: theirs, address, words }) => `  contains ${what} (${theirs}) ${address}\n    "${words}"`,
    ),
  ].join('\n')

/** Lists the packages by name, then each text once, with its packages. */
export const renderNotices = (packages: readonly Installed[], options: NoticesOptions): string => {
  const { of, elsewhere = [], sections = [] } = options
  const owners = new Map<string, string[]>()
  for (const { name, version, texts } of packages)
    for (const text of texts) owners.set(text, [...(owners.get(text) ?? []), `${name} ${version}`])
  const silent = packages.filter(({ texts }) => texts.length === 0)
  const parts = [
    `THIRD-PARTY NOTICES\n\n${of} contains or installs the work of others, listed here with its licences. Our own licence is Apache-2.0.`,
    packages.map(withContents).join('\n'),
    elsewhere.length > 0 &&
      `Installed instead on other platforms, under the licence of the same package here:\n${elsewhere.join('\n')}`,
    ...sections,
    silent.length > 0 &&
      `These state their licence without its text, which is at https://spdx.org/licenses:\n${silent.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join('\n')}`,
    ...[...owners].map(([text, names]) => `${names.join(', ')}:\n\n${text}`),
  ]
  return `${parts.filter((part) => part).join(`\n\n${RULE}\n\n`)}\n`
}
