import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from './run.ts'

/** The fields of a manifest that a registry shows. */
const SHOWN = ['description', 'keywords', 'license', 'repository', 'homepage', 'bugs', 'engines']

/** Checks that every tarball names its licence and origin, and the changes of its version. */
export async function checkManifests(folder: string): Promise<string> {
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  for (const tarball of tarballs) {
    const read = async (file: string) => (await run(folder, 'tar', '-xzOf', tarball, `package/${file}`)).stdout
    const manifest = JSON.parse(await read('package.json'))
    const missing = SHOWN.filter((field) => !manifest[field]?.length && typeof manifest[field] !== 'object')
    if (missing.length > 0) throw new Error(`${tarball} does not say its ${missing.join(', ')}`)
    if (manifest.repository.directory !== `packages/${manifest.name.split('/')[1]}`)
      throw new Error(`${tarball} says that it comes from ${manifest.repository.directory}`)
    if (!(await read('CHANGELOG.md')).includes(`\n## ${manifest.version}`))
      throw new Error(`The changelog of ${tarball} does not tell of ${manifest.version}`)
    await read('LICENSE')
  }
  return `${tarballs.length} packages`
}

const THROWS = `
Error.stackTraceLimit = 20
try { createApi({ baseUrl: 'no address', apiKey: 'any' }) } catch (error) { console.log(error.stack) }`

const PROGRAMS = {
  'maps.mjs': `import { createApi } from '@boxtrail/client'${THROWS}`,
  'maps.cjs': `const { createApi } = require('@boxtrail/client')${THROWS}`,
}

/** Checks that "Go to definition" and stack traces lead to TypeScript in the package. */
export async function checkMaps(folder: string): Promise<string> {
  const packages = join(folder, 'node_modules/@boxtrail')
  let count = 0
  for (const file of await readdir(packages, { recursive: true })) {
    if (!file.endsWith('.map') || file.includes('node_modules')) continue
    const place = join(packages, file)
    const { sources } = JSON.parse(await readFile(place, 'utf8')) as { sources: string[] }
    const lost = sources.find((source) => !existsSync(join(dirname(place), source)))
    if (lost) throw new Error(`${file} leads to ${lost}, which is not there`)
    count++
  }
  for (const [program, text] of Object.entries(PROGRAMS)) {
    await writeFile(join(folder, program), text)
    const { stdout } = await run(folder, process.execPath, '--enable-source-maps', program)
    const [, at, line] = /(\/[^\s()]*@boxtrail\/client\/src\/[^\s()]+\.ts):(\d+)/.exec(stdout) ?? []
    const source = at && (await readFile(at, 'utf8')).split('\n')[Number(line) - 1]
    if (!source?.includes('new URL(')) throw new Error(`${program} does not say where it throws:\n${stdout}`)
  }
  return `${count} maps`
}
