import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { repository } from '../../generate/places.ts'
import { type Block, blocksOf } from './blocks.ts'

/** Pages with programs for users: the READMEs of published packages, and the guides. */
export const shown = (): string[] =>
  globSync(['README.md', 'packages/*/README.md', 'apps/docs/**/*.md'], {
    cwd: repository,
    exclude: ['**/node_modules/**'],
  }).toSorted()

/** A program in a page. */
interface Sample extends Pick<Block, 'text' | 'line'> {
  page: string
  /** The path at which it is compiled, below the common folder. */
  file: string
}

/** The programs of a page, in one folder for each page, because a program may import another one by its name. */
export const samplesOf = (page: string, text: string): Sample[] =>
  blocksOf(text)
    .filter(({ language, mark }) => language === 'ts' && mark?.kind !== 'fragment')
    .map(({ text, line, file }) => ({
      page,
      text,
      line,
      file: `${nameOf(page)}/${file ?? `block-${line}.ts`}`,
    }))

const nameOf = (page: string): string => page.replace(/\.md$/, '').replaceAll('/', '-')

/** In tools, where the packages for guides are installed; kept, so that unchanged samples are not compiled again. */
const FOLDER = join(repository, 'tools/node_modules/.cache/samples')
/** References, so that the packages are compiled first and only once. */
const REFERENCES = globSync('packages/*/tsconfig.json', { cwd: repository }).map((file) => dirname(file))

/** The compiler's errors in samples, by page and line. */
export function sampleProblems(samples: readonly Sample[], folder: string = FOLDER): string[] {
  rmSync(join(folder, 'pages'), { recursive: true, force: true })
  for (const { file, text } of samples) {
    mkdirSync(dirname(join(folder, 'pages', file)), { recursive: true })
    writeFileSync(join(folder, 'pages', file), text)
  }
  for (const page of new Set(samples.map((sample) => sample.page)))
    linkDependencies(page, join(folder, 'pages', nameOf(page)))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configurationOf(folder)))
  const tsc = join(repository, 'node_modules/.bin/tsc')
  const { status, stdout, stderr } = spawnSync(tsc, ['-b', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status === 0) return []
  const found = samples.flatMap((sample) => problemsIn(sample, stdout))
  return found.length > 0 ? found : [`the samples do not compile: ${stdout}${stderr}`]
}

/** Links the dependencies of a page: a README uses its package and that package's development dependencies. */
function linkDependencies(page: string, folder: string): void {
  const [, own] = /^(packages\/[^/]+)\//.exec(page) ?? []
  if (!own) return
  const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(repository, own, 'package.json'), 'utf8'),
  )
  const others = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
  const targets = [
    [name, join(repository, own)],
    ...others.map((one) => [one, join(repository, own, 'node_modules', one)]),
  ]
  for (const [at, target] of targets) {
    mkdirSync(dirname(join(folder, 'node_modules', at)), { recursive: true })
    symlinkSync(target, join(folder, 'node_modules', at))
  }
}

const configurationOf = (folder: string) => ({
  extends: relative(folder, join(repository, 'tools/config/tsconfig.base.json')),
  compilerOptions: {
    incremental: true,
    tsBuildInfoFile: 'samples.tsbuildinfo',
    typeRoots: [join(repository, 'node_modules/@types')],
  },
  include: ['pages/*/*.ts'],
  references: REFERENCES.map((name) => ({ path: relative(folder, join(repository, name)) })),
})

/** Errors such as `README.md:12 does not compile: TS2339: Property 'x' does not exist on type 'Y'.` */
export const problemsIn = ({ file, page, line }: Sample, output: string): string[] =>
  output.split('\n').flatMap((said) => {
    const [, at, row, what] = /^(?:.*\/)?pages\/(.+?)\((\d+),\d+\): error (.+)$/.exec(said) ?? []
    return at === file ? [`${page}:${line + Number(row)} does not compile: ${what}`] : []
  })
