import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isLong } from '../../config/form.ts'
import { repository } from '../../generate/places.ts'
import { pythonOf } from '../generators/python.ts'
import { run } from './run.ts'

/**
 * Generates models and a client in Python from the published document, compiles and checks them, and calls the mock.
 */
export async function usePython(folder: string): Promise<string> {
  const place = join(folder, 'python')
  const document = join(folder, 'node_modules/@boxtrail/contracts/dist/generated/openapi.json')
  await mkdir(place, { recursive: true })
  for (const [name, text] of Object.entries(pythonOf(JSON.parse(await readFile(document, 'utf8')))))
    await writeFile(join(place, name), text)
  await cp(join(repository, 'tools/release/generators/python-program.py'), join(place, 'program.py'))
  if (isLong) await run(place, '/usr/bin/mypy', '--strict', 'client.py', 'program.py')
  const mock = spawn(process.execPath, ['node_modules/@boxtrail/mock/dist/main.js', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface({ input: mock.stdout })) {
      const url = /^mock ready (\S+)/.exec(line)?.[1]
      if (url) return (await run(place, 'python3', 'program.py', document, url)).stdout.trim()
    }
    throw new Error('The mock did not start')
  } finally {
    if (mock.exitCode === null) {
      mock.kill('SIGTERM')
      await once(mock, 'exit')
    }
  }
}
