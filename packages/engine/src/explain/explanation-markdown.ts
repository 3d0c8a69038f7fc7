import { visibleText } from '../visible-text.ts'

/** A sentence as served, with its evidence. */
export interface ServedSentence {
  text: string
  evidence: readonly { source: { id: string; name: string | null }; reported_at: string; report_id: string }[]
}

const headings = {
  where: 'Where it is',
  next: 'What happens next',
  held_up_by: 'What holds it up, and who must act',
  contradicted: 'What sources contradict each other about',
  unknown: 'What is not known',
} as const

export type Sections = Record<keyof typeof headings, readonly ServedSentence[]>

const none: Record<keyof typeof headings, string> = {
  where: 'Nothing is known.',
  next: 'Nothing is announced.',
  held_up_by: 'Nothing is reported that holds it up.',
  contradicted: 'Nothing.',
  unknown: 'Nothing that matters now.',
}

/** The explanation for people; texts of sources cannot become markup, nor change the order of the text beside them. */
export const markdown = (number: string, sections: Sections): string => {
  const parts = Object.entries(headings).map(([name, heading]) => {
    const sentences = sections[name as keyof typeof headings]
    const lines = sentences.map((one) => `- ${escapeMarkdown(one.text)}${formatSources(one)}`)
    return `## ${heading}\n\n${lines.length > 0 ? lines.join('\n') : none[name as keyof typeof headings]}\n`
  })
  return `# ${number}\n\n${parts.join('\n')}`
}

const formatSources = ({ evidence }: ServedSentence): string => {
  if (evidence.length === 0) return ''
  const each = evidence.map(
    ({ source, reported_at, report_id }) =>
      `${escapeMarkdown(source.name ?? source.id)}, reported ${reported_at}, report \`${report_id}\``,
  )
  return ` *(${each.join('; ')})*`
}

const escapeMarkdown = (text: string): string =>
  visibleText(text.replaceAll(/\s+/g, ' ')).replaceAll(/[\\`*_[\]<>#|]/g, '\\$&')
