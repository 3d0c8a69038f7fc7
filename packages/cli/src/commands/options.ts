import type { Command, Options } from '../command.ts'
import { FORMATS } from '../output/format.ts'

/** Of every command. */
export const globalOptions: Options = {
  profile: { value: 'NAME', about: 'Use the address and the key of this profile' },
  url: { value: 'URL', about: 'Address of the service; else BOXTRAIL_URL, the profile, http://127.0.0.1:8080' },
  verbose: { short: 'v', about: 'Show each request on stderr, without keys' },
  'no-color': { about: 'Without colours, as with NO_COLOR' },
  help: { short: 'h', about: 'Show what the command does' },
}

/** Of commands that write records. */
export const outputOptions: Options = {
  output: { short: 'o', value: 'FORMAT', choices: FORMATS, about: `${FORMATS.join(', ')}; a table in a terminal` },
  columns: { value: 'NAMES', about: 'Of tables and CSV: names with commas, `shipment.id` reaches further, or `all`' },
}

/** Every option of a command: its own, then those of output, then those of all. */
export const optionsOf = ({ options = {}, writes }: Command): Options => ({
  ...options,
  ...(writes ? outputOptions : {}),
  ...globalOptions,
})
