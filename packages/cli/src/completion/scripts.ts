import type { Command, Option } from '../command.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** Both names of the program. */
const PROGRAMS = ['boxtrail', 'boxtrail-cli']

type Completed = Pick<Command, 'name' | 'about' | 'choices'> & { options: Readonly<Record<string, Option>> }

/** A script for a shell, of nothing but the table of commands: it starts no program while one types. */
export const scriptOf = (shell: Shell, commands: readonly Completed[]): string => ({ bash, zsh, fish })[shell](commands)

const optionNames = ({ options }: Completed) => Object.keys(options).map((name) => `--${name}`)

/** What may follow some words: `webhooks` is followed by `listen` and `trigger`. */
const wordsAfter = (commands: readonly Completed[]): Map<string, string[]> => {
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

/** Cases of a shell: where the cursor is after these words, these are what may follow. */
const cases = (commands: readonly Completed[]): [after: string, words: string[]][] => {
  const after = wordsAfter(commands)
  const found = new Map<string, string[]>(after)
  for (const command of commands)
    found.set(command.name, [...(after.get(command.name) ?? []), ...(command.choices ?? []), ...optionNames(command)])
  return [...found]
}

/** Values of options that have few: `--output` is followed by a format. */
const valueCases = (commands: readonly Completed[]): [option: string, choices: readonly string[]][] => [
  ...new Map(
    commands.flatMap(({ options }) =>
      Object.entries(options).flatMap(([name, { choices }]) => (choices ? [[`--${name}`, choices] as const] : [])),
    ),
  ),
]

/** The command as far as it is typed: the words before the cursor, without options. */
const bash = (commands: readonly Completed[]): string => `# boxtrail completion bash
_boxtrail() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words= typed=() each
  for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $each in -*) ;; *) typed+=("$each") ;; esac
  done
  case $before in
${valueCases(commands)
  .map(([option, choices]) => `    ${option}) words='${choices.join(' ')}' ;;\n`)
  .join('')}    --file) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  if [ -z "$words" ]; then
    case "\${typed[*]:0:2}" in
${cases(commands)
  .filter(([after]) => after.includes(' '))
  .map(([after, words]) => `      '${after}') words='${words.join(' ')}' ;;\n`)
  .join('')}      *)
        case "\${typed[0]}" in
${cases(commands)
  .filter(([after]) => !after.includes(' '))
  .map(([after, words]) => `          '${after}') words='${words.join(' ')}' ;;\n`)
  .join('')}        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  case "\${typed[0]}" in upload) COMPREPLY+=($(compgen -f -- "$word")) ;; esac
}
complete -F _boxtrail ${PROGRAMS.join(' ')}
`

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** In zsh the same lists, with what each is about. */
const zsh = (commands: readonly Completed[]): string => `#compdef ${PROGRAMS.join(' ')}
# boxtrail completion zsh
_boxtrail() {
  local -a typed described
  typed=(\${\${words[2,CURRENT-1]}:#-*})
  case $words[CURRENT-1] in
${valueCases(commands)
  .map(([option, choices]) => `    (${option}) compadd -- ${choices.join(' ')}; return ;;\n`)
  .join('')}    (--file) _files; return ;;
  esac
  case "$typed[1] $typed[2]" in
${commands
  .filter(({ name }) => name.includes(' '))
  .map((command) => `    (${quoted(command.name)}) ${described(command)} ;;\n`)
  .join('')}    (*)
      case "$typed[1]" in
${commands
  .filter(({ name }) => !name.includes(' '))
  .map((command) => {
    const next = wordsAfter(commands).get(command.name) ?? []
    return `        (${quoted(command.name)}) ${next.length > 0 ? `compadd -- ${next.join(' ')}; ` : ''}${described(command)} ;;\n`
  })
  .join('')}${[...wordsAfter(commands)]
  .filter(([before]) => before !== '' && !commands.some(({ name }) => name === before))
  .map(([before, words]) => `        (${quoted(before)}) compadd -- ${words.join(' ')} ;;\n`)
  .join('')}        (*) described=(${firstWords(commands)
  .map(([word, about]) => quoted(`${word}:${about}`))
  .join(' ')}); _describe command described ;;
      esac ;;
  esac
}
${'if [ "$funcstack[1]" = "_boxtrail" ]; then _boxtrail "$@"; else compdef _boxtrail '}${PROGRAMS.join(' ')}; fi
`

const described = (command: Completed): string => {
  const options = Object.entries(command.options).map(([name, { about }]) =>
    quoted(`--${name}:${about.replaceAll(':', '\\:')}`),
  )
  const choices = command.choices ? `compadd -- ${command.choices.join(' ')}; ` : ''
  const files = command.name === 'upload' ? '_files; ' : ''
  return `${choices}${files}described=(${options.join(' ')}); _describe option described`
}

/** The first words, each with what it is about. */
const firstWords = (commands: readonly Completed[]): [string, string][] => [
  ...new Map(
    commands.map(({ name, about }): [string, string] => {
      const [word = ''] = name.split(' ')
      return [word, (commands.find((each) => each.name === word)?.about ?? about).replaceAll(':', '\\:')]
    }),
  ),
]

const fish = (commands: readonly Completed[]): string =>
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
