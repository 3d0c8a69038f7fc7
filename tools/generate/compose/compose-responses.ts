import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Document, isMap, parseDocument } from 'yaml'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Adds the shared responses that any operation may have, and those for operations with a body. */
export async function composeResponses(spec: string): Promise<void> {
  const paths = join(spec, 'paths')
  if (!existsSync(paths)) return
  for (const name of await readdir(paths)) {
    const file = join(paths, name)
    const document = parseDocument(await readFile(file, 'utf8'))
    for (const method of METHODS) if (isMap(document.get(method))) addResponses(document, method)
    await writeFile(file, document.toString({ lineWidth: 0 }))
  }
}

function addResponses(document: Document, method: string): void {
  const add = (status: string, response: string) =>
    document.setIn([method, 'responses', status], { $ref: `../components/responses/${response}.yaml` })
  if (document.hasIn([method, 'requestBody'])) add('408', 'RequestTimeout')
  // For a key or a role with read-only access.
  if (method !== 'get' && document.getIn([method, 'x-access']) !== 'read') add('403', 'Forbidden')
  add('500', 'InternalServerError')
  add('503', 'ServiceUnavailable')
}
