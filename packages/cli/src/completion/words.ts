import type { Command, Option } from '../command.ts'

/** Both names of the program. */
export const PROGRAMS = ['boxtrail', 'boxtrail-cli']

export type Completed = Pick<Command, 'name' | 'about' | 'choices'> & { options: Readonly<Record<string, Option>> }

/** The words that may follow others: `webhooks` is followed by `listen` and `trigger`. */
export const wordsAfter = (commands: readonly Completed[]): Map<string, string[]> => {
  const after = new Map<string, Set<string>>()
  for (const { name } of commands) {
    const words = name.split(' ')
    for (const [at, word] of words.entries()) {
      const before = words.slice(0, at).join(' ')
      after.set(before, (after.get(before) ?? new Set()).add(word))
    }
  }
  return new Map([...after].map(([before, words]) => [before, [...words]]))
}

/** The values of options that have a closed list: `--output` is followed by a format. */
export const valueCases = (commands: readonly Completed[]): [option: string, choices: readonly string[]][] => [
  ...new Map(
    commands.flatMap(({ options }) =>
      Object.entries(options).flatMap(([name, { choices }]) => (choices ? [[`--${name}`, choices] as const] : [])),
    ),
  ),
]

/** The first words of commands, each with its description. */
export const firstWords = (commands: readonly Completed[]): [string, string][] => [
  ...new Map(
    commands.map(({ name, about }): [string, string] => {
      const [word = ''] = name.split(' ')
      return [word, (commands.find((each) => each.name === word)?.about ?? about).replaceAll(':', '\\:')]
    }),
  ),
]

export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
