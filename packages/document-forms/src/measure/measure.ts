import { readFile, readFileOfPictures } from '@boxtrail/document-reading/read-file'
import { buildCorpus, type Sample } from '../corpus.ts'
import type { Half } from '../vocabulary/vocabulary.ts'
import { measureFigures, shares } from './figures.ts'

/** `node measure.ts <development|held_out> [text|mixed|scan|fax|…] [--seed=1] [--fillings=2] [--issuer=MSC]` */
const [half = 'development', scanKind = 'text', ...options] = process.argv.slice(2)
const option = (name: string) => options.find((one) => one.startsWith(`--${name}=`))?.split('=')[1]

const samples = await selectSamples()
const startedAt = process.cpuUsage()
const read = scanKind === 'text' ? readFile : readFileOfPictures
const figures = await measureFigures(samples, ({ bytes, name }) => read(new Uint8Array(bytes), { name }))
const cpu = process.cpuUsage(startedAt)

console.log(figures.details.toSorted().join('\n'))
for (const table of [figures.byIssuer, figures.byField, figures.byConfidence]) {
  console.log('\n| | right | wrong | missing |\n|---|---|---|---|')
  for (const [key, { right, wrong, missing }] of [...table].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`| ${key} | ${right} | ${wrong} | ${missing} |`)
}
const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const { wrong, found } = shares(figures.all)
console.log(
  `\n${samples.length} documents, types right ${percent(figures.types.right / samples.length)}, wrong ${percent(figures.types.wrong / samples.length)}; ` +
    `values served ${figures.all.right + figures.all.wrong}, wrong ${percent(wrong)}, found ${percent(found)}; ` +
    `${((cpu.user + cpu.system) / 1e6 / Math.max(1, figures.pages)).toFixed(3)} s CPU a page`,
)

async function selectSamples(): Promise<Sample[]> {
  const all = await buildCorpus({
    half: half as Half,
    seed: Number(option('seed') ?? 1),
    fillings: Number(option('fillings') ?? 2),
  })
  const selected = all.filter(({ issuer, form }) => `${issuer} ${form}`.includes(option('issuer') ?? ''))
  if (scanKind === 'text') return selected
  const { scan, SCAN_KINDS } = await import('../scan.ts')
  const scanned: Sample[] = []
  for (const [at, sample] of selected.filter(({ name }) => name.endsWith('.pdf')).entries())
    scanned.push(
      await scan(
        sample,
        scanKind === 'mixed' ? SCAN_KINDS[at % SCAN_KINDS.length]! : (scanKind as (typeof SCAN_KINDS)[number]),
        at,
      ),
    )
  return scanned
}
