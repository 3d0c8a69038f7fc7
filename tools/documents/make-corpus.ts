import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { layHeldOut } from './layouts-held-out.ts'
import { layMore } from './layouts-more.ts'
import { layOpen } from './layouts-open.ts'
import { layThird } from './layouts-third.ts'
import { type Story, tellStory } from './story.ts'
import { type Writer, writeCsv, writeDocx, writeEmail, writePdf, writeText, writeXlsx } from './writers.ts'

const writers: readonly [string, Writer][] = [
  ['pdf', writePdf],
  ['docx', writeDocx],
  ['xlsx', writeXlsx],
  ['pdf', writePdf],
  ['eml', writeEmail],
  ['txt', writeText],
  ['pdf', writePdf],
  ['csv', writeCsv],
]

const openLayouts = [layOpen, layMore, layThird]

export interface Made {
  /** Says nothing of the type: only the content can. */
  name: string
  bytes: Buffer
  isHeldOut: boolean
  truth: Omit<Story, 'random'>
}

/** Every third document is held out: it has layouts of its own that no rule was written with. */
export async function makeCorpus(seed: number, size = 90): Promise<Made[]> {
  const made: Made[] = []
  for (let number = 0; number < size; number++) {
    const isHeldOut = number % 3 === 2
    const { random, ...truth } = tellStory(seed, number)
    const story = { random, ...truth }
    const lay = isHeldOut ? layHeldOut : openLayouts[Math.floor(number / 3) % openLayouts.length]!
    const [extension, write] = writers[random.below(writers.length)]!
    const bytes = await write(lay(story))
    made.push({ name: `scan-${String(number).padStart(3, '0')}.${extension}`, bytes, isHeldOut, truth })
  }
  return made
}

if (import.meta.main) {
  const [directory = 'corpus', seed = '1', size = '90'] = process.argv.slice(2)
  await mkdir(directory, { recursive: true })
  for (const { name, bytes, isHeldOut, truth } of await makeCorpus(Number(seed), Number(size))) {
    await writeFile(join(directory, name), bytes)
    await writeFile(join(directory, `${name}.truth.json`), `${JSON.stringify({ isHeldOut, ...truth }, null, 2)}\n`)
  }
}
