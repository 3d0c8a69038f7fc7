import { writeFile } from 'node:fs/promises'
import type { Command } from '../command.ts'
import { UsageError } from '../failure.ts'
import { column } from '../output/columns.ts'
import { containerIdOf } from './get.ts'

export const evidence: Command = {
  name: 'evidence',
  about: 'Collect who said what about a container, with hashes, for a dispute',
  arguments: 'NUMBER|ID',
  least: 1,
  most: 1,
  options: { pdf: { value: 'FILE', about: 'Write it as a PDF into this new file' } },
  writes: true,
  example: 'boxtrail evidence QXSU1090017 --pdf evidence.pdf',
  run: async ({ arguments: [given = ''], text, connect, writer: open, say }) => {
    const client = await connect()
    const id = await containerIdOf(client, given)
    const file = text('pdf')
    const writer = open(
      ['number', 'asOf', 'madeAt', 'shipment.billOfLadingNumber'].map((name) => column(name)),
      'json',
    )
    if (file === undefined) return writer.one(await client.containers.evidence(id))
    const { data, error } = await client.GET('/containers/{id}/evidence', {
      params: { path: { id }, query: { format: 'pdf' } },
      parseAs: 'arrayBuffer',
    })
    if (error) throw new UsageError(error.errors[0]?.detail ?? 'The service refused.', {})
    await save(file, new Uint8Array(data))
    say(`${file} is written.`)
  },
}

/** Does not overwrite an existing file, because it may have been sent to somebody. */
const save = async (file: string, bytes: Uint8Array): Promise<void> => {
  try {
    await writeFile(file, bytes, { flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EEXIST' ? 'it exists, and is not overwritten' : code
    throw new UsageError(`The file ${file} cannot be written: ${reason}.`, { where: '--pdf' })
  }
}
