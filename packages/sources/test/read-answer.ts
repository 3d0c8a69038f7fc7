import { readFileSync } from 'node:fs'
import { foldReports } from '@boxtrail/engine/claims/apply-report'
import type { Milestone } from '@boxtrail/engine/statement'
import { projectClaims } from '../../engine/test/story.ts'
import { profiles } from '../src/dcsa/profiles.ts'
import { readEvents } from '../src/dcsa/read-events.ts'
import type { Subject } from '../src/port/source.ts'

/** Every profile of a line, by name; each has a sample. */
export const lineNames = Object.keys(profiles).filter((name) => name !== 'generic')

/** An invented response in the form of one line. */
export const sample = (line: string): string => readFileSync(new URL(`samples/${line}.json`, import.meta.url), 'utf8')

export const bill = (number: string): Subject => ({ kind: 'bill', number })

/** The journey that results from one response of a line: read, folded, projected. */
export const readAnswer = (line: string, body: string, at: string, subject = bill('269900111')) => {
  const reading = readEvents(body, subject, profiles[line]!)
  const report = { id: '00000000-0000-7000-8000-000000000001', observedAtMs: Date.parse(at), reading }
  const claims = foldReports(line, [report], 'snapshot').claims.map((claim) => ({
    ...claim,
    source: { id: `line:${line}`, kind: 'line' as const, name: line, scac: null },
    latestReport: report.id,
    latestReportedMs: report.observedAtMs,
  }))
  return { reading, projection: projectClaims(claims, at, { type: 'bill_of_lading', number: subject.number }) }
}

/** An event as a line would send it, with the given fields. */
export const event = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-01-05T08:00:00+08:00',
  eventCreatedDateTime: '2026-01-05T09:00:00+08:00',
  equipmentEventTypeCode: 'LOAD',
  equipmentReference: 'TSTU1234568',
  emptyIndicatorCode: 'LADEN',
  transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: 'CNSHA' },
  ...overrides,
})

export const readAs = (line: string, events: unknown, subject = bill('269900111')) =>
  readEvents(JSON.stringify(events), subject, profiles[line]!)

export const milestones = (statements: ReturnType<typeof readAs>['statements']): Milestone[] =>
  statements.filter((statement) => statement.says === 'milestone')

export const factsOf = (statements: ReturnType<typeof readAs>['statements']) =>
  Object.fromEntries(statements.flatMap((one) => (one.says === 'fact' ? [[one.field, one.value]] : [])))
