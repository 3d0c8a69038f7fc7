import { type Completed, firstWords, PROGRAMS, quoted, valueCases, wordsAfter } from './words.ts'

/** The same lists for zsh, with descriptions. */
export const zsh = (commands: readonly Completed[]): string => `#compdef ${PROGRAMS.join(' ')}
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
