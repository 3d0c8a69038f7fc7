import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLong } from '../config/form.ts'
import { repository } from '../generate/places.ts'
import { inChromium } from './browser.ts'
import { type Check, run } from './consumer/run.ts'
import { frontendDevelopers } from './frontend-developer.ts'
import { type Target, upload } from './publish/upload.ts'
import { startRegistry } from './registry.ts'
import { versioning } from './versioning.ts'

/** A project with its files, its tools besides our three packages, and the commands that use them. */
interface Project {
  name: string
  files: Record<string, string>
  tools: string[]
  commands: [command: string, ...args: string[]][]
}

const CALL = `
const boxtrail = createClient({ baseUrl: mock.url, apiKey: 'any' })
const { number } = await boxtrail.containers.get('019c2291-c340-7a42-9519-714d616e9411')
if (!isWebhookEventName('container.created')) throw new Error('the event is unknown')
await mock.close()
console.log(\`called: \${number}\`)`

const TYPED = `import { createClient } from '@boxtrail/client'
import { isWebhookEventName, type Schemas } from '@boxtrail/contracts'
import { startMock } from '@boxtrail/mock'

export type Box = Schemas['Container']
const mock = await startMock({ port: 0 })${CALL}
`

const UNTYPED = TYPED.replace(', type Schemas', '').replace(/^export type.*\n/m, '')

const REQUIRED = `const { createClient } = require('@boxtrail/client')
const { isWebhookEventName } = require('@boxtrail/contracts')
const main = async () => {
  const { startMock } = await import('@boxtrail/mock')
  const mock = await startMock({ port: 0 })${CALL}
}
main()`

/** Its actions in a browser are in `browser.ts`. */
const PAGE = readFileSync(new URL('programs/page.js', import.meta.url), 'utf8')

const tsconfig = (module: string, moduleResolution: string) =>
  JSON.stringify({
    compilerOptions: { module, moduleResolution, target: 'ES2022', strict: true, types: ['node'], outDir: 'out' },
    include: ['main.ts'],
  })

const VITE = 'Vite, for a browser'

const PROJECTS: Project[] = [
  { name: 'Node, ES modules', files: { 'main.mjs': UNTYPED }, tools: [], commands: [['node', 'main.mjs']] },
  { name: 'Node, CommonJS', files: { 'main.cjs': REQUIRED }, tools: [], commands: [['node', 'main.cjs']] },
  {
    name: 'TypeScript, node16',
    files: { 'main.ts': TYPED, 'tsconfig.json': tsconfig('node16', 'node16') },
    tools: ['typescript@5.9.3', '@types/node@24.19.2'],
    commands: [['tsc'], ['node', 'out/main.js']],
  },
  {
    name: 'TypeScript, bundler',
    files: { 'main.ts': TYPED, 'tsconfig.json': tsconfig('esnext', 'bundler') },
    tools: ['typescript@5.9.3', '@types/node@24.19.2'],
    commands: [['tsc'], ['node', 'out/main.js']],
  },
  {
    name: VITE,
    files: { 'page.js': PAGE, 'index.html': '<!doctype html><script type="module" src="/page.js"></script>' },
    tools: ['vite@8.3.8', 'msw@3.0.5'],
    commands: [
      ['vite', 'build'],
      ['msw', 'init', 'dist', '--no-save'],
    ],
  },
  { name: 'Bun', files: { 'main.mjs': UNTYPED }, tools: ['bun@1.4.5'], commands: [['bun', 'main.mjs']] },
]

/**
 * Publishes the packed packages to a registry on this machine, as a release does, and uses them as other teams would;
 * in the short form as one team.
 */
export const rehearsal = (folder: string, tarballs: string[]): Check[] => {
  let npmrc = ''
  let target: Target = { registry: '', token: '' }
  let close = async () => {}
  const publish = async () => {
    const registry = await startRegistry(join(folder, 'registry'))
    close = registry.close
    npmrc = registry.npmrc
    await writeFile(join(folder, '.npmrc'), npmrc)
    target = { registry: registry.url, token: 'rehearsal' }
    await upload(tarballs, target, 'latest')
    // As after an interrupted release.
    await upload(tarballs.slice(0, 1), target, 'latest')
    return `${tarballs.length} packages`
  }
  /** Publishes as a team that tries a branch: other versions, under their own tag. */
  const publishSnapshot = async () => {
    const env = { BOXTRAIL_NPM_REGISTRY: target.registry, BOXTRAIL_NPM_TOKEN: target.token }
    const out = join(folder, 'snapshot')
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    const command = [
      process.execPath,
      join(repository, 'tools/release/publish/publish.ts'),
      '--snapshot',
      'rehearsal',
      '--out',
      out,
    ]
    await run(folder, 'env', ...variables, ...command)
    const bills = (await readdir(out)).filter((name) => name.endsWith('.cdx.json'))
    if (bills.length !== tarballs.length)
      throw new Error(`There are bills of materials for ${bills.join(', ') || 'no package'}`)
    const { stdout } = await run(
      folder,
      'npm',
      'view',
      '@boxtrail/client',
      'dist-tags',
      '--json',
      '--registry',
      target.registry,
    )
    const tags = JSON.parse(stdout)
    if (!/^0\.0\.0-rehearsal-\d+$/.test(tags.rehearsal) || tags.latest.includes('rehearsal')) throw new Error(stdout)
    return tags.rehearsal
  }
  const more: Check[] = [
    ['publish a snapshot, with bills of materials', publishSnapshot],
    ['Vite, in Chromium', () => inChromium(join(folder, VITE))],
    ...frontendDevelopers(folder, () => npmrc),
  ]
  return [
    ['publish to a private registry', publish],
    ...(isLong ? PROJECTS : PROJECTS.slice(0, 1)).map(
      (project): Check => [project.name, () => use(join(folder, project.name), project, npmrc)],
    ),
    ...(isLong ? [...more, versioning] : []),
    ['end the registry', () => close()],
  ]
}

async function use(folder: string, { files, tools, commands }: Project, npmrc: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { version } = JSON.parse(await readFile(join(repository, 'packages/client/package.json'), 'utf8'))
  const own = ['client', 'contracts', 'mock'].map((name) => `@boxtrail/${name}@${version}`)
  await writeFile(join(folder, '.npmrc'), npmrc)
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', ...own, ...tools)
  const outputs: string[] = []
  for (const [command, ...args] of commands) {
    const path = command === 'node' ? process.execPath : join(folder, 'node_modules/.bin', command)
    outputs.push((await run(folder, path, ...args)).stdout)
  }
  const isCalled = outputs.some((text) => text.includes('called: '))
  if (!isCalled && files['page.js'] === undefined) throw new Error(`The program did not end: ${outputs.join('\n')}`)
}
