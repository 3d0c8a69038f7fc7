import type { Command } from '../command.ts'
import { visible } from '../output/cell.ts'
import { column } from '../output/columns.ts'
import { containerIdOf } from './get.ts'

const PARTS = [
  ['where', 'Where it is'],
  ['next', 'What comes next'],
  ['heldUpBy', 'What holds it up'],
  ['unknown', 'What is not known'],
] as const

export const explain: Command = {
  name: 'explain',
  about: 'Say where a container is, what comes next, what holds it up, and who said so',
  arguments: 'NUMBER|ID',
  least: 1,
  most: 1,
  writes: true,
  example: 'boxtrail explain QXSU1090017',
  run: async ({ arguments: [given = ''], connect, writer: open, terminal }) => {
    const client = await connect()
    const explanation = await client.containers.explain(await containerIdOf(client, given))
    const writer = open([column('number'), column('asOf')], 'json')
    if (writer.format !== 'table') return writer.one(explanation)
    const parts = PARTS.filter(([name]) => explanation[name].length > 0).map(([name, title]) => {
      const sentences = explanation[name].map(({ text, evidence }) => {
        const sources = [...new Set(evidence.map(({ source }) => source.name ?? source.id))]
        return `  - ${visible(text)}${sources.length > 0 ? ` [${sources.map(visible).join(', ')}]` : ''}\n`
      })
      return `\n${title}\n${sentences.join('')}`
    })
    return terminal.stdout(`${explanation.number}, as of ${explanation.asOf}\n${parts.join('')}`)
  },
}
