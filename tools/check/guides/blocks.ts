import { parse } from 'yaml'

export interface Block {
  language: string
  text: string
  /** The file name in the page, after the language or in a comment on the first line. */
  file: string | undefined
  /** The line of its fence, from 1. */
  line: number
  mark: Mark | undefined
}

/**
 * A comment above a block. `<!-- serves: text -->`: it runs in a separate terminal, and is ready when it has printed
 * the text. `<!-- prints: text -->`: its output contains the text. `<!-- on: names -->`: it runs on these machines.
 * `<!-- not run: reason -->`. `<!-- fragment: reason -->`: it is not a complete program, so it is neither run nor
 * compiled.
 */
export interface Mark {
  kind: 'serves' | 'prints' | 'on' | 'not run' | 'fragment'
  text: string
}

/** Languages of blocks that are executed; others are only parsed. */
const EXECUTED: readonly string[] = ['sh', 'ts', 'python']
export const isExecuted = ({ language, mark }: Block): boolean =>
  EXECUTED.includes(language) && mark?.kind !== 'not run' && mark?.kind !== 'fragment'

const READ = ['yaml', 'json', 'csv', 'text']

/** The fenced blocks of a page, including those in lists. */
export const blocksOf = (page: string): Block[] => {
  const blocks: Block[] = []
  let open: (Block & { indent: string; lines: string[] }) | undefined
  let before = ''
  for (const [index, line] of page.split('\n').entries()) {
    const [, indent, info] = /^( *)```(.*)$/.exec(line) ?? []
    if (open && indent === open.indent && info === '') {
      const { indent: _, lines, ...block } = open
      blocks.push({ ...block, text: `${lines.join('\n')}\n`, file: block.file ?? namedIn(lines[0]) })
      open = undefined
    } else if (open) open.lines.push(line.slice(open.indent.length))
    else if (indent !== undefined) {
      const [language = '', file] = info!.trim().split(' ')
      open = { language, file, text: '', line: index + 1, mark: markOf(before), indent, lines: [] }
    }
    if (line.trim() !== '') before = line
  }
  if (open) throw new Error(`line ${open.line}: the block is not closed`)
  return blocks
}

const namedIn = (line = '') => /^(?:\/\/|#) ([\w-]+\.(?:ts|py))$/.exec(line)?.[1]

const markOf = (line: string): Mark | undefined => {
  const [, kind, text] = /^ *<!-- (serves|prints|on|not run|fragment): (.+) -->$/.exec(line) ?? []
  return kind === undefined ? undefined : { kind: kind as Mark['kind'], text: text! }
}

/** The problems of a page's blocks. `isRun`: whether a program executes its executable blocks. */
export const blockProblems = (file: string, page: string, isRun: boolean): string[] =>
  blocksOf(page).flatMap((block) => {
    const { language, text, line } = block
    const at = `${file}:${line}`
    if (![...EXECUTED, ...READ].includes(language))
      return [`${at} has the language "${language}": name one of ${[...EXECUTED, ...READ].join(', ')}`]
    if (isExecuted(block) && !isRun)
      return [`${at} is run by no program: add its page to one, or write <!-- not run: reason --> above it`]
    if (language === 'text' && /^(\$|npm|npx|curl|node|pnpm) /m.test(text))
      return [`${at} has a command in a block of text: make it sh`]
    return unreadable(language, text).map((why) => `${at} ${why}`)
  })

const unreadable = (language: string, text: string): string[] => {
  try {
    if (language === 'json') JSON.parse(text)
    if (language === 'yaml') parse(text)
    return []
  } catch (error) {
    return [`is not ${language}: ${(error as Error).message.split('\n')[0]}`]
  }
}
