import type { Command, Options } from '../command.ts'
import { FORMATS } from '../output/format.ts'

/** Options of every command. */
export const globalOptions: Options = {
  profile: { value: 'NAME', about: 'Use the address and the key of this profile' },
  url: { value: 'URL', about: 'Address of the service; else BOXTRAIL_URL, the profile, http://127.0.0.1:8080' },
  verbose: { short: 'v', about: 'Show each request on stderr, without keys' },
  'no-color': { about: 'Write without colours, as with NO_COLOR' },
  help: { short: 'h', about: 'Show what the command does' },
}

/** Options of commands that write records. */
export const outputOptions: Options = {
  output: { short: 'o', value: 'FORMAT', choices: FORMATS, about: `${FORMATS.join(', ')}; a table in a terminal` },
  columns: { value: 'NAMES', about: 'Of tables and CSV: names with commas, `shipment.id` reaches further, or `all`' },
}

/** All options of a command: its own, then those for output, then those of every command. */
export const optionsOf = ({ options = {}, writes }: Command): Options => ({
  ...options,
  ...(writes ? outputOptions : {}),
  ...globalOptions,
})
