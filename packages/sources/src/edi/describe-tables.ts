import { coarriMoves, codecoMoves, edifactModes, edifactStatus } from './tables/edifact-codes.ts'
import type { StatusMeaning } from './tables/meaning.ts'
import { scheduleD } from './tables/x12-places.ts'
import { x12References } from './tables/x12-references.ts'
import { x12Status, x12StatusOf } from './tables/x12-status.ts'

/** The effect of a code, in words. */
const effectOf = ({ milestone, holds = [], states }: StatusMeaning): string => {
  const effects = []
  if (milestone) {
    const mode = milestone.mode === 'by_place' ? 'vessel or train' : milestone.mode
    const fullness = milestone.laden === undefined ? '' : milestone.laden ? ', full' : ', empty'
    const classifier = milestone.classifier === 'estimated' ? 'estimate of ' : ''
    effects.push(`${classifier}${milestone.kind.replace('_', '-')}${mode ? ` (${mode})` : ''}${fullness}`)
  }
  for (const { hold, status } of holds) effects.push(`${status === null ? 'lifts' : status} \`${hold}\``)
  if (states) effects.push(states.replaceAll('_', ' '))
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
      ['BGM', 'Milestone'],
      [...Object.entries(coarriMoves), ...Object.entries(codecoMoves)].map(([code, { kind }]) => [
        code,
        kind.replace('_', '-'),
      ]),
    ),
    '',
    ...pairs(['TDT mode', 'By'], Object.entries(edifactModes)),
  ].join('\n')
