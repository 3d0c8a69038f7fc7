import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@boxtrail/server/config/config'
import { type Block, blocksOf, isExecuted } from '../../../../tools/check/guides/blocks.ts'
import { executed, read } from '../../../../tools/check/guides/pages.ts'
import { repository } from '../../../../tools/generate/places.ts'
import { isIsolated, runIsolated } from './isolated.ts'
import { openTerminal, type } from './terminal.ts'

/**
 * Executes the guides as written, each page in an empty folder and on a fresh installation: its blocks are typed into
 * one terminal, and servers run in separate terminals. There is no network, so that nothing can leave the machine. Only
 * the API key is filled in, because the page cannot know it. Arguments select pages. Ends with `N passed, N failed`.
 */

type Terminal = ReturnType<typeof openTerminal>

const KEY_PLACEHOLDER = 'bxt_…'
const READY = 'boxtrail ready http://127.0.0.1:8080'
/** The secrets of the pages' configurations. */
const SECRETS = { TRAPAC_SECRET: 'a-secret-for-the-guides', WESTWOOD_SECRET: 'another-secret-for-the-guides' }
const UNUSED = ['OCR_TOKEN', 'MAERSK_ID', 'MAERSK_SECRET', 'HLAG_ID', 'HLAG_SECRET']

/** The compiler settings for programs in the pages. */
const compilation = {
  extends: join(repository, 'tools/config/tsconfig.base.json'),
  compilerOptions: { typeRoots: [join(repository, 'node_modules/@types')] },
  include: ['*.ts'],
}

/** Creates a folder in which `npm start` and programs work as in the repository, without writing into it. */
const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'boxtrail-guide-'))
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  const absolute = Object.entries(scripts as Record<string, string>).map(([name, script]) => [
    name,
    script.replaceAll('tools/', `${repository}/tools/`),
  ])
  const manifest = { name: 'guide', private: true, type: 'module', scripts: Object.fromEntries(absolute) }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  symlinkSync(join(repository, 'tools/node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(compilation))
  return folder
}

class Guide {
  readonly #blocks: Block[]
  readonly #folder = createFolder()
  readonly #env: NodeJS.ProcessEnv
  readonly #terminals: Terminal[] = []
  #key = ''

  constructor(file: string) {
    this.#blocks = blocksOf(read(file))
    const { BOXTRAIL_API_KEY: _, ...env } = process.env
    const unused = Object.fromEntries(UNUSED.map((name) => [name, 'unused']))
    this.#env = {
      ...env,
      ...SECRETS,
      ...unused,
      BOXTRAIL_DATA_DIR: join(this.#folder, '.boxtrail'),
      BOXTRAIL_LOG: 'error',
      npm_config_update_notifier: 'false',
      NO_COLOR: '1',
    }
  }

  async run(): Promise<number> {
    const blocks = this.#blocks.filter((block) => isExecuted(block) || block.file)
    const startsItself = blocks.some(({ mark }) => mark?.text === 'boxtrail ready')
    const configuration = this.#writeConfiguration()
    if (startsItself) readConfig({ ...this.#env, BOXTRAIL_CONFIG: configuration })
    else await this.#serve('BOXTRAIL_CONFIG=$PWD/boxtrail.yaml npm start', READY)
    const main = this.#open()
    for (const [index, block] of blocks.entries())
      await this.#runBlock(main, block, `--- block ${index + 1} is done`).catch((error: Error) => {
        const printed = this.#terminals.map((terminal) => terminal.output().slice(-4_000)).join('\n---\n')
        throw new Error(`line ${block.line}: ${error.message}\n${block.text}\n${printed}`)
      })
    if (blocks.some(({ language }) => language === 'ts')) this.#compile()
    return blocks.length
  }

  close(): void {
    for (const terminal of this.#terminals) terminal.close()
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #open(): Terminal {
    const terminal = openTerminal(this.#folder, this.#env)
    this.#terminals.push(terminal)
    return terminal
  }

  /** Writes the configuration that the page shows. */
  #writeConfiguration(): string {
    const shown = this.#blocks.filter(({ language, mark }) => language === 'yaml' && mark?.kind !== 'not run')
    const file = join(this.#folder, 'boxtrail.yaml')
    writeFileSync(file, shown.map(({ text }) => text).join(''))
    return file
  }

  async #serve(text: string, ready: string): Promise<void> {
    const terminal = this.#open()
    terminal.process.stdin!.end(text)
    await terminal.until((output) => output.includes(ready), `it printed "${ready}"`)
    this.#key = /^api key: (\S+)$/m.exec(terminal.output())?.[1] ?? this.#key
  }

  async #runBlock(main: Terminal, block: Block, done: string): Promise<void> {
    const text = block.text.replaceAll(KEY_PLACEHOLDER, this.#key)
    if (block.file) return writeFileSync(join(this.#folder, block.file), text)
    if (block.mark?.kind === 'serves') return this.#serve(text, block.mark.text)
    const printed = await type(main, this.#commandFor(block, text), done)
    if (block.mark?.kind === 'prints' && !printed.includes(block.mark.text))
      throw new Error(`it did not print "${block.mark.text}" but "${printed.trim().slice(-500)}"`)
  }

  #commandFor({ language, line }: Block, text: string): string {
    if (language === 'sh') return text
    const [program, suffix] = language === 'ts' ? ['node', 'ts'] : ['python3', 'py']
    const name = `block-${line}.${suffix}`
    writeFileSync(join(this.#folder, name), text)
    return `${program} ${name}`
  }

  #compile(): void {
    const tsc = join(repository, 'node_modules/.bin/tsc')
    const { status, stdout } = spawnSync(tsc, ['-p', '.'], { cwd: this.#folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`its programs do not compile:\n${stdout}`)
  }
}

const passes = async (file: string): Promise<boolean> => {
  const startedAt = performance.now()
  const guide = new Guide(file)
  try {
    const blocks = await guide.run()
    console.log(`ok     ${file}: ${blocks} blocks in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`)
    return true
  } catch (error) {
    console.log(`failed ${file}, ${(error as Error).message}`)
    return false
  } finally {
    guide.close()
    await portIsFree()
    guide.remove()
  }
}

/** Waits until the port is free: the next page starts a service at the same address. */
const portIsFree = async () => {
  for (let tries = 0; tries < 100; tries++) {
    const isServed = await fetch('http://127.0.0.1:8080/healthz').then(
      () => true,
      () => false,
    )
    if (!isServed) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

if (!isIsolated()) {
  // Installs here, because the guides run without a network.
  execFileSync(process.execPath, [join(repository, 'tools/launch/launch.mjs'), 'boxtrail', '--help'], {
    stdio: 'ignore',
  })
  process.exitCode = runIsolated(import.meta.filename, process.argv.slice(2))
} else {
  const wanted = process.argv.slice(2)
  const pages = executed.filter((file) => wanted.length === 0 || wanted.some((one) => file.includes(one)))
  const results = []
  for (const file of pages) results.push(await passes(file))
  const passed = results.filter(Boolean).length
  console.log(`${passed} passed, ${results.length - passed} failed`)
  process.exit(passed === results.length ? 0 : 1)
}
