import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../../generate/places.ts'
import { run } from './run.ts'

/** A compiler with a programming interface: the consumer's own is newer, and has none. */
const COMPILER = join(repository, 'tools/node_modules/typescript-api')

const PROGRAM = `import { createClient } from '@boxtrail/client'

const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })
export const seal = async (id: string) => (await client.containers.get(id)).sealNumber
`

/** Checks that the published command traces a break to the line of a program that uses the published packages. */
export async function whoBreaks(folder: string): Promise<string> {
  const program = join(folder, 'who-breaks')
  await mkdir(program)
  await writeFile(join(program, 'gate.ts'), PROGRAM)
  await writeFile(join(program, 'tsconfig.json'), '{ "compilerOptions": { "module": "node16", "strict": true } }')
  const document = join(folder, 'node_modules/@boxtrail/contracts/dist/generated/openapi.json')
  const spec = JSON.parse(await readFile(document, 'utf8'))
  delete spec.components.schemas.Container.properties.attributes.properties.seal_number
  await writeFile(join(program, 'next.json'), JSON.stringify(spec))
  const command = join(folder, 'node_modules/.bin/boxtrail-contracts')
  const ask = (...more: string[]) =>
    run(program, command, 'can-i-upgrade', '--to', 'next.json', '--format', 'text', ...more).catch((error) => error)
  const result = await ask('--typescript', COMPILER)
  const [, line] = /^✗ Container\.seal_number: .*\n {4}(gate\.ts:4:\d+)$/m.exec(result.stdout) ?? []
  if (result.code !== 1 || !line)
    throw new Error(`can-i-upgrade ended with ${result.code}: ${result.stdout}${result.stderr}`)
  const untold = await ask()
  if (untold.code !== 2 || !untold.stderr.includes('npm install --save-dev typescript-api'))
    throw new Error(`can-i-upgrade with TypeScript 7 ended with ${untold.code}: ${untold.stdout}${untold.stderr}`)
  return line
}
