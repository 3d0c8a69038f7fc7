import type { Command } from '../command.ts'
import { UsageError } from '../failure.ts'
import { keyStoreOf } from '../keys/key-stores.ts'
import { DEFAULT_PROFILE, profileNames, readProfile, removeProfile } from '../keys/profiles.ts'

export const logout: Command = {
  name: 'logout',
  about: 'Forget a profile and its key; the key itself stays valid',
  options: { all: { about: 'Every profile' } },
  example: 'boxtrail logout --profile work',
  run: async ({ terminal, flag, text, say }) => {
    const chosen = text('profile') ?? terminal.env.BOXTRAIL_PROFILE ?? DEFAULT_PROFILE
    const names = await profileNames(terminal)
    if (!flag('all') && !names.includes(chosen))
      throw new UsageError(`There is no profile "${chosen}".`, {
        action: names.length > 0 ? `there are ${names.join(', ')}` : 'nothing is kept here',
      })
    for (const name of flag('all') ? names : [chosen]) {
      // A damaged profile is removed as well; only its key may remain in the keychain.
      const profile = await readProfile(terminal, name).catch(() => null)
      if (profile) await keyStoreOf(terminal, profile.store).remove(name)
      await removeProfile(terminal, name)
      say(`The profile "${name}" is forgotten.`)
    }
  },
}
