import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '@boxtrail/server/config/environment/variables'
import { renamedSettings } from '@boxtrail/server/config/file/renamed-settings'
import { configFile } from '@boxtrail/server/config/settings/config-file'
import { lineAdapters } from '@boxtrail/sources/line-adapters'
import { settingsOf, settingsTable } from './describe-settings.ts'
import { repository } from './places.ts'

export const settingsPage = join(repository, 'apps/docs/settings.md')

const sections = (): string =>
  Object.entries(configFile.shape)
    .map(([name, schema]) => {
      const settings = [...settingsOf(schema, name), ...(name === 'lines' ? adapterSettings() : [])]
      return `### \`${name}\`\n\n${settingsTable('Setting', settings)}${earlierNames(name)}`
    })
    .join('\n\n')

/** The additional settings of a line, for each protocol. */
const adapterSettings = () =>
  lineAdapters.flatMap(({ name, settings }) =>
    settingsOf(settings, 'lines[]').map((one) => ({ ...one, meaning: `With \`adapter: ${name}\`: ${one.meaning}` })),
  )

const earlierNames = (section: string): string => {
  const names = renamedSettings
    .filter(({ to }) => to[0] === section)
    .map(({ from, to }) => `\`${from.join('.')}\` (now \`${to.join('.')}\`)`)
  return names.length === 0 ? '' : `\n\nEarlier names, accepted with a warning: ${names.join(', ')}.`
}

const tables = (): string => `${settingsTable('Variable', settingsOf(variables))}

The file that \`BOXTRAIL_CONFIG\` names is YAML. A mistake in it is reported at the start with its line and column, and so
is a key that is not listed here. \`\${NAME}\` in a value is taken from the environment. Names that end in \`_s\` are
seconds. \`[]\` stands for the entries of a list.

${sections()}`

/** Replaces the tables in the page by those from the schemas. */
export const withSettings = (text: string): string => {
  const [before, , after] = text.split(/<!-- \/?settings[^>]*-->\n?/)
  if (after === undefined) throw new Error(`${settingsPage} has no place for the settings`)
  const note = '<!-- settings: written by `pnpm generate` from packages/server/src/config -->'
  return `${before}${note}\n\n${tables()}\n\n<!-- /settings -->\n${after}`
}

/** Writes the page; with `--check` it only reports whether the page is current. */
if (import.meta.main) {
  const text = readFileSync(settingsPage, 'utf8')
  const fresh = withSettings(text)
  if (!process.argv.includes('--check')) writeFileSync(settingsPage, fresh)
  else if (fresh !== text) {
    console.error('apps/docs/settings.md: the tables of settings are stale. Run: pnpm generate')
    process.exitCode = 1
  }
}
