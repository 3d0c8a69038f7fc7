import { withCheckDigit } from '@boxtrail/reference/container-number'
import { describe, expect, test } from 'vitest'
import { readEdi } from '../../src/edi/read-edi.ts'
import { splitInterchange } from '../../src/edi/split-interchange.ts'
import { edifact, partner, RECEIVED, x12 } from './messages.ts'

const container = (index: number) => withCheckDigit(`TSTU${400_000 + index * 7}`)!
const many = (count: number, segment: (index: number) => string) => Array.from({ length: count }, (_, i) => segment(i))
const n7 = (index: number) => `N7*TSTU*${container(index).slice(4)}`

/** A short text with many containers and many segments that apply to all of them. */
const multiplied: Record<string, (count: number) => string> = {
  '214 of statuses': (n) => x12('214', [[...many(n, n7), ...many(n, () => 'AT7*X1*NS***20260306*0800*PS')]]),
  '322 with shared segments': (n) =>
    x12('322', [[...many(n, () => 'ZC1*AAAAAAAA'), 'Q5*I*20260301*0800', ...many(n, n7)]]),
  '322 of ports': (n) => x12('322', [['Q5*I*20260301*0800', ...many(n, () => 'R4*7*UN*USCHI'), ...many(n, n7)]]),
  '322 of events': (n) =>
    x12('322', [[...many(n, () => 'ZC1*AAAAAAAA'), ...many(n, (i) => `Q5*I*20260301*0800~\n${n7(i)}`)]]),
  '404 of references': (n) => x12('404', [['BX*00*J*CC*1*UP', ...many(n, () => 'N9*BM*BILL4711'), ...many(n, n7)]]),
  'COARRI with shared segments': (n) =>
    edifact('COARRI', ['BGM+44', ...many(n, () => 'FTX+AAA+AAAA'), ...many(n, (i) => `EQD+CN+${container(i)}`)]),
  'IFTSTA with shared segments': (n) =>
    edifact('IFTSTA', [
      'BGM+23',
      ...many(n, () => 'FTX+AAA+AAAA'),
      ...many(n, (i) => `STS+1+1'EQD+CN+${container(i)}`),
    ]),
  'IFTSTA of a consignment': (n) =>
    edifact('IFTSTA', [
      'BGM+23',
      'CNI+1',
      ...many(n, () => 'FTX+AAA+AAAA'),
      ...many(n, (i) => `STS+1+1'EQD+CN+${container(i)}`),
    ]),
}

describe.each(Object.entries(multiplied))('%s', (_name, textOf) => {
  const kept = (count: number) => {
    const text = textOf(count)
    const split = splitInterchange(text, partner(), RECEIVED)
    return { split, text, characters: split.parts.reduce((sum, { body }) => sum + body.length, 0) }
  }

  test('the stored size stays in proportion if a short text would fill the disk, and the sender gets the reason', () => {
    const { split, characters } = kept(1_000)
    expect(characters).toBeLessThan(4_000_000)
    expect(split.sets[0]!.problems.map(({ reason }) => reason).join()).toMatch(/split it into several messages/)
  })

  test('a legitimate number of containers is read, each from its own part', () => {
    const { split } = kept(20)
    const containers = split.parts.filter(({ subject }) => subject.kind === 'container')
    expect(new Set(containers.map(({ subject }) => subject.number)).size).toBe(20)
    for (const { body, subject } of containers) {
      const others = containers.filter((other) => other.subject.number !== subject.number)
      const named = others.filter((other) => body.includes(other.subject.number.slice(4)))
      expect(named.map((other) => other.subject.number)).toEqual([])
      expect(readEdi(body, subject, partner()).problems.map(({ reason }) => reason)).not.toContainEqual(
        expect.stringContaining('nothing in it is about'),
      )
    }
  })
})
