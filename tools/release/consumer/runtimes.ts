import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { findChromium } from './chromium.ts'
import { type Check, run } from './run.ts'

/**
 * Runtimes for the packages: each runs a program with everything that must work in all of them (programs/portable.ts).
 */
export const RUNTIMES: Check[] = [
  ['Node 20', (folder) => byPackage(folder, 'node@20.20.2', ['node', 'out/run-portable.js'])],
  ['Node 20, require', (folder) => byPackage(folder, 'node@20.20.2', ['node', 'require.cjs'])],
  ['Node 22', (folder) => byPackage(folder, 'node@22.21.1', ['node', 'out/run-portable.js'])],
  ['Node 24', (folder) => says(run(folder, process.execPath, 'out/run-portable.js'))],
  ['mock, Node 20', (folder) => byPackage(folder, 'node@20.20.2', ['node', 'out/mock.js'], 'mock: Prism')],
  ['mock, Node 22', (folder) => byPackage(folder, 'node@22.21.1', ['node', 'out/mock.js'], 'mock: Prism')],
  ['mock, Node 24', (folder) => says(run(folder, process.execPath, 'out/mock.js'), 'mock: Prism')],
  ['command line, Node 20', (folder) => byPackage(folder, 'node@20.20.2', ['node', 'out/cli.js'], 'cli: ')],
  ['command line, Node 22', (folder) => byPackage(folder, 'node@22.21.1', ['node', 'out/cli.js'], 'cli: ')],
  ['MCP server, Node 20', (folder) => byPackage(folder, 'node@20.20.2', ['node', 'out/mcp.js'], 'mcp: 10 tools')],
  ['MCP server, Node 24', (folder) => says(run(folder, process.execPath, 'out/mcp.js'), 'mcp: 10 tools')],
  [
    'Deno',
    (folder) => byPackage(folder, 'deno@2.9.6', ['deno', 'run', '--allow-env', '--allow-read', 'out/run-portable.js']),
  ],
  ['Bun', (folder) => byPackage(folder, 'bun@1.4.5', ['bun', 'out/run-portable.js'])],
  ['browser (Chromium)', inChromium],
]

/** A bundle of a program without Node, as edge platforms run it. */
export const EDGE: Check = ['edge runtime (workerd)', inWorkerd]

/** Installs a runtime in a folder of its own, and runs the program with it. */
async function byPackage(
  folder: string,
  runtime: string,
  [command = '', ...args]: string[],
  expected = PORTABLE,
): Promise<void> {
  const place = join(folder, 'runtimes', runtime)
  if (!existsSync(place)) {
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'package.json'), '{ "private": true }')
    await run(place, 'npm', 'install', '--no-audit', '--no-fund', runtime)
  }
  const out = await run(folder, join(place, 'node_modules/.bin', command), ...args)
  if (args[0] !== 'require.cjs') confirm(out.stdout, expected)
}

const says = async (running: Promise<{ stdout: string }>, expected = PORTABLE): Promise<void> =>
  confirm((await running).stdout, expected)

/** The output of `programs/portable.ts` if everything worked. */
const PORTABLE = 'portable: ok'

function confirm(output: string, expected: string): void {
  if (!output.includes(expected)) throw new Error(`The program did not end: ${output}`)
}

const bundle = (folder: string, outfile: string, code: string) =>
  build({
    stdin: { contents: code, resolveDir: folder, loader: 'js' },
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile,
  })

async function inWorkerd(folder: string): Promise<void> {
  const code = `import { exercise } from './out/portable.js'
    export default { fetch: async () => new Response(await exercise().catch((error) => String(error.stack))) }`
  await bundle(folder, 'worker.mjs', code)
  await writeFile(
    join(folder, 'edge.mjs'),
    `import { Miniflare } from 'miniflare'
    const worker = new Miniflare({ modules: true, scriptPath: 'worker.mjs', compatibilityDate: '2026-01-01' })
    try {
      console.log(await (await worker.dispatchFetch('http://127.0.0.1/')).text())
    } finally {
      await worker.dispose()
    }`,
  )
  await says(run(folder, process.execPath, 'edge.mjs'))
}

async function inChromium(folder: string): Promise<void> {
  const code = `import { exercise } from './out/portable.js'
    exercise().then((said) => { document.title = said }, (error) => { document.title = String(error.stack) })`
  await bundle(folder, 'page.js', code)
  const page = `<!doctype html><title>waiting</title><script>${await readFile(join(folder, 'page.js'), 'utf8')}</script>`
  await writeFile(join(folder, 'page.html'), page.replaceAll('</script>"', '<\\/script>"'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=20000', '--dump-dom']
  await says(run(folder, findChromium(), ...flags, pathToFileURL(join(folder, 'page.html')).href))
}
