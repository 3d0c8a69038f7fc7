import { type Completed, firstWords, PROGRAMS, quoted, wordsAfter } from './words.ts'

export const fish = (commands: readonly Completed[]): string =>
  `# boxtrail completion fish\n${PROGRAMS.map((program) => fishOf(program, commands)).join('')}`

const fishOf = (program: string, commands: readonly Completed[]): string => {
  const line = (condition: string, rest: string) => `complete -c ${program} -n ${quoted(condition)} ${rest}\n`
  const seen = (words: string) =>
    words
      .split(' ')
      .map((word) => `__fish_seen_subcommand_from ${word}`)
      .join('; and ')
  const after = wordsAfter(commands)
  return [
    `complete -c ${program} -f\n`,
    ...firstWords(commands).map(([word, about]) => line('__fish_use_subcommand', `-a ${word} -d ${quoted(about)}`)),
    ...[...after].flatMap(([before, words]) => (before ? [line(seen(before), `-a ${quoted(words.join(' '))}`)] : [])),
    ...commands.flatMap((command) => [
      ...(command.choices ? [line(seen(command.name), `-a ${quoted(command.choices.join(' '))}`)] : []),
      ...(command.name === 'upload' ? [line(seen(command.name), '-F')] : []),
      ...Object.entries(command.options).map(([name, { about, value, choices }]) =>
        line(
          seen(command.name),
          `-l ${name}${name === 'file' ? ' -r -F' : value ? ' -x' : ''}${choices ? ` -a ${quoted(choices.join(' '))}` : ''} -d ${quoted(about)}`,
        ),
      ),
    ]),
  ].join('')
}
