import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Spec } from '../comparison/document.ts'
import { textOfFile } from '../text-of-file.ts'

/** A contract, and where it comes from. */
export interface Contract {
  spec: Spec
  name: string
}

/** The contract of the installed package, which the program was written for. */
export function installedContract(folder: string): Contract | undefined {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve('@boxtrail/contracts/openapi.json')
    return parsed(readFileSync(file, 'utf8'), 'the installed @boxtrail/contracts')
  } catch {
    return undefined
  }
}

/** Loads a contract by the version of its package, by a file, or by the address of a server or a document. */
export async function loadContract(given: string): Promise<Contract> {
  if (/^https?:\/\//.test(given)) return fetched(given)
  if (existsSync(given)) return parsed(await textOfFile(given), given)
  if (/^v?\d+(\.\d+)*([-+][\w.-]+)?$|^[a-z][\w-]*$/.test(given)) return published(given.replace(/^v(?=\d)/, ''))
  throw new Error(`${given} is not a version, an address or a file here`)
}

function parsed(text: string, name: string): Contract {
  let spec: Partial<Spec>
  try {
    spec = JSON.parse(text) as Partial<Spec>
  } catch {
    throw new Error(`${name} is not JSON: give the contract as JSON (openapi.json)`)
  }
  if (!spec?.paths || !spec.components?.schemas) throw new Error(`${name} is not an OpenAPI document with schemas`)
  return { spec: spec as Spec, name: `${name} (${spec.info?.version ?? 'without a version'})` }
}

async function fetched(address: string): Promise<Contract> {
  const url = /\.json($|\?)/.test(address)
    ? address
    : `${address.replace(/\/+$/, '').replace(/\/v2$/, '')}/openapi.json`
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((error) => {
    throw new Error(`${url} cannot be reached: ${error.cause?.message ?? error.message}`)
  })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}, and no contract`)
  return parsed(await answer.text(), url)
}

/** Uses npm itself, so that the team's registry and credentials apply. */
async function published(version: string): Promise<Contract> {
  const name = `@boxtrail/contracts@${version}`
  const folder = await mkdtemp(join(tmpdir(), 'boxtrail-contract-'))
  const windows = process.platform === 'win32'
  try {
    const args = ['pack', name, '--pack-destination', folder]
    await promisify(execFile)(windows ? 'npm.cmd' : 'npm', args, { shell: windows }).catch((error) => {
      const messages = [...String(error.stderr).matchAll(/npm (?:error|ERR!) (?!code)(.*\S)/g)]
      const why = messages[0]?.[1] ?? String(error.message).split('\n')[0]
      throw new Error(`npm does not give ${name}: ${why}\nName a file or the address of a server instead: --to`)
    })
    const [tarball] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'))
    const files = filesIn(await promisify(gunzip)(await readFile(join(folder, tarball!))))
    const document = files.find(([file]) => /^package\/dist\/(generated\/)?openapi\.json$/.test(file))
    if (!document) throw new Error(`${name} holds no openapi.json`)
    return parsed(document[1].toString('utf8'), name)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const BLOCK = 512

/** The files of a tar archive, as npm writes them. */
function filesIn(archive: Buffer): [string, Buffer][] {
  const files: [string, Buffer][] = []
  const text = (at: number, length: number) => archive.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12).trim(), 8) || 0
    const prefix = text(at + 345, 155)
    files.push([prefix ? `${prefix}/${text(at, 100)}` : text(at, 100), archive.subarray(at + BLOCK, at + BLOCK + size)])
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}
