import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '../../../tools/service/free-port.ts'
import { suite } from './conformance.ts'
import { createPerson } from './person.ts'

/** The number of checks that must pass: two for a metadata document, and one for a code grant. */
const CHECKS = 3
const DEADLINE_MS = 60_000

/** Runs the conformance suite for authorization servers, with a user who allows what its client requests. */
export const authorizationConformance = async (folder: string, url: string): Promise<string> => {
  const port = await freePort()
  const callback = `http://127.0.0.1:${port}/callback`
  const response = await fetch(new URL('/oauth/register', url), {
    method: 'POST',
    body: JSON.stringify({ client_name: 'Conformance', redirect_uris: [callback] }),
  })
  const { client_id } = (await response.json()) as { client_id: string }
  const given = ['authorization', '--url', url, '--client-id', client_id, '--resource', url, '--port', String(port)]
  const child = spawn(process.execPath, [suite(folder), ...given], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const timer = setTimeout(() => child.kill(), DEADLINE_MS)
  let output = ''
  let visited = false
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += stripVTControlCharacters(String(chunk))
      const [asked] = /https?:\/\/\S+\/oauth\/authorize\?\S+/.exec(output) ?? []
      if (asked === undefined || visited) return
      visited = true
      void createPerson(url)
        .allow(asked)
        .then((at) => fetch(at))
        .catch((error) => {
          output += String(error)
          child.kill()
        })
    })
  await new Promise((resolve) => child.once('exit', resolve))
  clearTimeout(timer)
  const passed = [...output.matchAll(/^.*?(\d+) passed, (\d+) failed/gm)].map(([, ok, failed]) =>
    [ok, failed].map(Number),
  )
  const total = passed.at(-1)
  if (total?.[0] !== CHECKS || total[1] !== 0) throw new Error(output.slice(-2_000))
  return `${CHECKS} of ${CHECKS}`
}
