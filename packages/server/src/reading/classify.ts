import { classificationRules, enough } from './classification-rules.ts'
import { documentTypes } from './document-types.ts'
import type { LaidPage } from './layout.ts'

interface Spoken {
  type: string
  weight: number
  words: string
  where: string
}

const titles = classificationRules
  .filter(({ where }) => where === 'title')
  .map((rule) => ({ ...rule, whole: new RegExp(`^(?:${rule.words.source})(?=$|[\\s:/|(–—#-])`, 'i') }))
const mentions = classificationRules
  .filter(({ where }) => where === 'mention')
  .map((rule) => ({ ...rule, anywhere: new RegExp(rule.words.source, 'i') }))

/** A title is short, and near the top of the first page it is the title of all. */
const LONGEST_TITLE = 70
const TOP_LINES = 12

export function classify(
  pages: readonly LaidPage[],
  fileName: string,
): { documentType: string | null; classificationNotes: string } {
  const spoken = [...hearTitles(pages), ...hearMentions(pages), ...hearFileName(fileName)]
  const scores = documentTypes
    .map(({ code, label }) => ({ code, label, score: sum(spoken.filter(({ type }) => type === code)) }))
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scores as [(typeof scores)[0], (typeof scores)[0]]
  const isSure = first.score >= enough.score && first.score - second.score >= enough.lead
  const why = spoken
    .filter(({ type }) => type === first.code)
    .map(({ words, where, weight }) => `"${words}" ${where} (${weight})`)
    .join(', ')
  const next = second.score > 0 ? ` Next: ${second.label} (${second.score}).` : ''
  if (first.score === 0) return { documentType: null, classificationNotes: 'No rule spoke for any type.' }
  return isSure
    ? { documentType: first.code, classificationNotes: `${first.label} (${first.score}): ${why}.${next}` }
    : { documentType: null, classificationNotes: `Not sure. ${first.label} (${first.score}): ${why}.${next}` }
}

const sum = (spoken: readonly Spoken[]) => spoken.reduce((all, { weight }) => all + weight, 0)

/** The first title of a type counts, whole at the top of the first page and by half further down. */
function hearTitles(pages: readonly LaidPage[]): Spoken[] {
  const best = new Map<string, Spoken>()
  let line = 0
  for (const cells of pages[0]?.lines ?? []) {
    if (cells.length > 0) line++
    for (const { text } of cells) {
      const candidate = text
        .replace(/^(?:subject|betreff|objet|asunto|re|fwd?)\s*:\s*/i, '')
        .replace(/^(?:(?:re|fwd?)\s*:\s*)+/i, '')
      if (candidate.length > LONGEST_TITLE) continue
      for (const { type, whole, weight } of titles) {
        const found = whole.exec(candidate)
        // "Bill of Lading No. 123" labels a number: other documents have such a line too.
        if (!found || isLabel(candidate.slice(found[0].length)) || best.has(type)) continue
        const isTop = line <= TOP_LINES
        best.set(type, {
          type,
          words: found[0],
          where: isTop ? 'as the title' : 'as a heading',
          weight: isTop ? weight : weight / 2,
        })
      }
    }
  }
  return [...best.values()]
}

const isLabel = (rest: string) => /^\s*[#:]|^\s*(?:no|nos|nr|number|num|date|n°|nº)\b/i.test(rest)

function hearMentions(pages: readonly LaidPage[]): Spoken[] {
  const text = pages
    .slice(0, 3)
    .map((page) => page.text)
    .join('\n')
    .slice(0, 50_000)
  return mentions.flatMap(({ type, weight, anywhere }) => {
    const found = anywhere.exec(text)
    return found ? [{ type, weight, words: found[0].replace(/\s+/g, ' '), where: 'in the text' }] : []
  })
}

function hearFileName(fileName: string): Spoken[] {
  const name = fileName.replace(/\.[^.]*$/, '').replace(/[_\-.]+/g, ' ')
  const found = titles.find(({ words }) => new RegExp(`\\b(?:${words.source})\\b`, 'i').test(name))
  return found ? [{ type: found.type, weight: 2, words: name, where: 'in the name of the file' }] : []
}
