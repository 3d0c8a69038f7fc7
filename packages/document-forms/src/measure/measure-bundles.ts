import { detectBundle } from '@boxtrail/document-reading/bundle/detect-bundle'
import { readPdf } from '@boxtrail/document-reading/formats/pdf'
import type { PageLayout } from '@boxtrail/document-reading/layout/layout'
import type { Sample } from '../corpus.ts'

export interface BundleFigures {
  /** Single documents, and those that were wrongly split. */
  singles: number
  splitSingles: string[]
  bundles: number
  /** Split exactly at the starts of their documents. */
  right: number
  /** Not split, which a person can see. */
  whole: string[]
  /** Split in the wrong places. */
  wrong: string[]
}

/** Measures files with documents of three issuers, and every single document. */
export async function measureBundles(samples: readonly Sample[]): Promise<BundleFigures> {
  const figures: BundleFigures = { singles: 0, splitSingles: [], bundles: 0, right: 0, whole: [], wrong: [] }
  const papers: { name: string; pages: readonly PageLayout[] }[] = []
  for (const { issuer, form, bytes, name } of samples) {
    if (!name.endsWith('.pdf')) continue
    const { pages } = await readPdf(new Uint8Array(bytes))
    papers.push({ name: `${issuer}, ${form}`, pages })
    figures.singles++
    const { parts, notes } = detectBundle(pages)
    if (parts.length > 0) figures.splitSingles.push(`${issuer}, ${form}: ${notes}`)
  }
  for (const [at, first] of papers.entries()) {
    const chosen = [first, papers[(at * 7 + 3) % papers.length]!, papers[(at * 11 + 5) % papers.length]!]
    const starts: number[] = []
    const pages: PageLayout[] = []
    for (const paper of chosen) {
      starts.push(pages.length + 1)
      for (const page of paper.pages) pages.push({ ...page, number: pages.length + 1 })
    }
    figures.bundles++
    const { parts, notes } = detectBundle(pages)
    const described = `${chosen.map(({ name }) => name).join(' + ')}: ${notes}`
    if (parts.length === 0) figures.whole.push(described)
    else if (parts.map(({ pages: [from] }) => from).join() === starts.join()) figures.right++
    else figures.wrong.push(described)
  }
  return figures
}

if (import.meta.main) {
  const { buildCorpus } = await import('../corpus.ts')
  const { splitSingles, whole, wrong, ...counts } = await measureBundles(await buildCorpus({ half: 'development' }))
  console.log({ ...counts, splitSingles: splitSingles.length, whole: whole.length, wrong: wrong.length })
  console.log([...splitSingles, '', ...whole, '', ...wrong].join('\n'))
}
