import { coarriActs, codecoActs, edifactModes, edifactStatus } from './tables/edifact-codes.ts'
import type { StatusMeaning } from './tables/meaning.ts'
import { scheduleD } from './tables/x12-places.ts'
import { x12References } from './tables/x12-references.ts'
import { x12Status, x12StatusOf } from './tables/x12-status.ts'

/** The effect of a code, in words. */
const effectOf = ({ act, holds = [], says }: StatusMeaning): string => {
  const effects = []
  if (act) {
    const mode = act.mode === 'by_place' ? 'vessel or train' : act.mode
    const fullness = act.laden === undefined ? '' : act.laden ? ', full' : ', empty'
    const classifier = act.classifier === 'estimated' ? 'estimate of ' : ''
    effects.push(`${classifier}${act.kind.replace('_', '-')}${mode ? ` (${mode})` : ''}${fullness}`)
  }
  for (const { hold, status } of holds) effects.push(`${status === null ? 'lifts' : status} \`${hold}\``)
  if (says) effects.push(says.replaceAll('_', ' '))
  return effects.join('; ') || '–'
}

const statusTable = (codes: Readonly<Record<string, StatusMeaning>>): string[] => [
  '| Code | Says | Effect |',
  '| ---- | ---- | ------ |',
  ...Object.entries(codes).map(([code, meaning]) => `| \`${code}\` | ${meaning.means} | ${effectOf(meaning)} |`),
]

const differing = (set: string) =>
  Object.fromEntries(Object.entries(x12StatusOf(set)).filter(([code, meaning]) => x12Status[code] !== meaning))

const pairs = (title: [string, string], rows: readonly [string, string][]) => [
  `| ${title[0]} | ${title[1]} |`,
  '| --- | --- |',
  ...rows.map(([one, other]) => `| \`${one}\` | ${other} |`),
]

/** Renders the mapping tables as a documentation page. */
export const describeTables = (): string =>
  [
    '### X12 status codes (element 157: 315, and 322 where the next table has none)',
    '',
    ...statusTable(x12Status),
    '',
    '### X12 322: codes that refer to a train',
    '',
    ...statusTable(differing('322')),
    '',
    '### X12 214 (element 1650)',
    '',
    ...statusTable(x12StatusOf('214')),
    '',
    '### X12 references (N9, L11) and US customs ports (qualifier `D`)',
    '',
    ...pairs(
      ['Qualifier', 'Use'],
      Object.entries(x12References).map(([code, use]) => [code, use.replace('_', ' ')]),
    ),
    '',
    ...pairs(
      ['Schedule D', 'UN/LOCODE'],
      Object.entries(scheduleD).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    '',
    '### EDIFACT status codes (IFTSTA, UN/ECE Recommendation 24)',
    '',
    ...statusTable(edifactStatus),
    '',
    '### EDIFACT COARRI and CODECO (BGM), modes (TDT)',
    '',
    ...pairs(
      ['BGM', 'Act'],
      [...Object.entries(coarriActs), ...Object.entries(codecoActs)].map(([code, { kind }]) => [
        code,
        kind.replace('_', '-'),
      ]),
    ),
    '',
    ...pairs(['TDT mode', 'By'], Object.entries(edifactModes)),
  ].join('\n')
