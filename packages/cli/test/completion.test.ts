import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { commands } from '../src/commands/commands.ts'
import { optionsOf } from '../src/commands/options.ts'
import { ran } from './terminal.ts'

const scriptOf = async (shell: string) => (await ran(`completion ${shell}`)).stdout

/** What bash offers where the cursor is at the end of a line. */
const offered = (script: string, line: string): string[] => {
  const words = line.split(' ')
  const typed = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}`
  const program = `${script}\n${typed}; _boxtrail; printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['--norc', '-c', program], { encoding: 'utf8' }).split('\n').filter(Boolean)
}

describe('completion', () => {
  it('bash offers commands, what follows them, options, and values', async () => {
    const script = await scriptOf('bash')
    expect(offered(script, 'boxtrail ')).toEqual([...new Set(commands.map(({ name }) => name.split(' ')[0]))])
    expect(offered(script, 'boxtrail conta')).toEqual(['containers'])
    expect(offered(script, 'boxtrail webhooks ')).toEqual(['listen', 'trigger'])
    expect(offered(script, 'boxtrail webhooks trigger container.transport.av')).toEqual([
      'container.transport.available',
    ])
    expect(offered(script, 'boxtrail webhooks listen --for')).toEqual(['--forward-to'])
    expect(offered(script, 'boxtrail containers --output ')).toEqual(['table', 'json', 'ndjson', 'csv'])
    expect(offered(script, 'boxtrail sandbox ')).toContain('advance')
    expect(offered(script, 'boxtrail get conta')).toEqual(['container'])
  })

  it.each(['bash', 'zsh', 'fish'])('%s knows every command and option', async (shell) => {
    const script = await scriptOf(shell)
    for (const command of commands) {
      for (const word of command.name.split(' ')) expect(script).toContain(word)
      for (const option of Object.keys(optionsOf(command))) expect(script).toContain(option)
    }
  })
})

it.each(commands.map(({ name }) => name))('"%s --help" says what it does, with an example', async (name) => {
  const { code, stdout } = await ran(`${name} --help`)
  expect(code).toBe(0)
  expect(stdout).toContain(`Usage: boxtrail ${name}`)
  expect(stdout).toMatch(/Example:\n {2}(boxtrail|\S+.* \| boxtrail) /)
  expect((await ran(`help ${name}`)).stdout).toBe(stdout)
})

it('the README names every command', async () => {
  const { readFileSync } = await import('node:fs')
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  for (const { name } of commands) expect(readme).toMatch(new RegExp(`\`${name}[\` ]`))
})
