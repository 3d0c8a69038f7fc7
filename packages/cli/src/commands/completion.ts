import type { Command } from '../command.ts'
import { SHELLS, type Shell, scriptOf } from '../completion/scripts.ts'
import { UsageError } from '../failure.ts'
import { suggestion } from '../nearest.ts'
import { optionsOf } from './options.ts'

export const completion: Command = {
  name: 'completion',
  about: `Print what completes commands and options in a shell: ${SHELLS.join(', ')}`,
  arguments: 'SHELL',
  least: 1,
  most: 1,
  choices: SHELLS,
  example:
    'boxtrail completion bash > ~/.local/share/bash-completion/completions/boxtrail\nboxtrail completion zsh > "${fpath[1]}/_boxtrail"\nboxtrail completion fish > ~/.config/fish/completions/boxtrail.fish',
  run: async ({ arguments: [shell = ''], commands, terminal }) => {
    if (!SHELLS.includes(shell as Shell))
      throw new UsageError(`There is no completion for "${shell}".${suggestion(shell, SHELLS)}`, {
        action: `there is one for ${SHELLS.join(', ')}`,
      })
    const words = commands.map((command) => ({ ...command, options: optionsOf(command) }))
    return terminal.stdout(scriptOf(shell as Shell, words))
  },
}
