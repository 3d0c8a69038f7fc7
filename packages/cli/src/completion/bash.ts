import { type Completed, PROGRAMS, valueCases, wordsAfter } from './words.ts'

const optionNames = ({ options }: Completed) => Object.keys(options).map((name) => `--${name}`)

/** Cases of the shell script: what may follow after these words. */
const cases = (commands: readonly Completed[]): [after: string, words: string[]][] => {
  const after = wordsAfter(commands)
  const found = new Map<string, string[]>(after)
  for (const command of commands)
    found.set(command.name, [...(after.get(command.name) ?? []), ...(command.choices ?? []), ...optionNames(command)])
  return [...found]
}

/** The words before the cursor, without options, are the command typed so far. */
export const bash = (commands: readonly Completed[]): string => `# boxtrail completion bash
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
