import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

interface FieldsParameter {
  'x-fields-of'?: string
  schema: object
}

type Members = { properties?: object } | undefined

/**
 * Writes the names that each `fields[…]` accepts: every attribute and relationship of the record in `x-fields-of`, as a
 * schema `<Record>Field`.
 */
export async function composeFields(spec: string): Promise<void> {
  const parameters = join(spec, 'components/parameters')
  if (!existsSync(parameters)) return
  for (const name of await readdir(parameters)) {
    const file = join(parameters, name)
    const { 'x-fields-of': record, ...parameter }: FieldsParameter = parse(await readFile(file, 'utf8'))
    if (record === undefined) continue
    const { properties } = parse(await readFile(join(spec, `components/schemas/${record}.yaml`), 'utf8')) as {
      properties: { attributes?: Members; relationships?: Members }
    }
    const fields = [properties.attributes, properties.relationships].flatMap((members) =>
      Object.keys(members?.properties ?? {}),
    )
    await writeFile(
      join(spec, `components/schemas/${record}Field.yaml`),
      stringify({
        type: 'string',
        description: `An attribute or relationship of ${record}.`,
        enum: [...new Set(fields)],
        'x-fields-of': record,
      }),
    )
    const items = { $ref: `../schemas/${record}Field.yaml` }
    const composed = { ...parameter, style: 'form', explode: false, schema: { ...parameter.schema, items } }
    await writeFile(file, stringify(composed, { lineWidth: 0 }))
  }
}
