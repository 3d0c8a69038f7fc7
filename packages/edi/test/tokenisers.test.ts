import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edifactDefaults, tokeniseEdifact, writeEdifact } from '../src/edifact.ts'
import { describeProblem } from '../src/segment.ts'
import { tokeniseX12, writeX12 } from '../src/x12.ts'

const ISA = 'ISA*00*          *00*          *ZZ*A              *ZZ*B              *260301*0830*U*00401*000000001*0*P*>~'
const ids = (text: string) => tokeniseX12(text).segments.map(({ id }) => id)
const problemsOf = ({ problems }: ReturnType<typeof tokeniseX12>) => problems.map(describeProblem)

describe('X12', () => {
  test('the tokeniser reads back whatever the writer wrote', () => {
    const data = fc.string({ unit: fc.constantFrom(..."ABZ019 .,-:>|'+?é") }).map((text) => text.trim())
    fc.assert(
      fc.property(fc.array(fc.array(data, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), (rows) => {
        const written = ISA + writeX12(rows.map((row) => ['N9', ...row]))
        const read = tokeniseX12(written).segments.slice(1)
        const bare = (row: string[]) => row.slice(0, row.findLastIndex((one) => one !== '') + 1)
        expect(read.map(({ elements }) => elements)).toEqual(rows.map(bare))
      }),
    )
  })

  test.each([
    ['padding collapsed', ISA.replace(/ +/g, ' ')],
    ['padding gone', ISA.replace(/ +/g, '')],
    ['another separator', ISA.replaceAll('*', '|')],
    ['a component separator that is a pipe', ISA.replace('>', '|')],
    ['no component separator', ISA.replace('>', '')],
    ['a terminator that is a line break', ISA.replace('~', '\n')],
    ['a terminator that is a line break with its return', ISA.replace('~', '\r\n')],
    ['a byte order mark before it', `\uFEFF${ISA}`],
    ['line breaks after the terminator', `${ISA}\r\n`],
  ])('the separators are read from an ISA with %s', (_, isa) => {
    const [element, terminator] = [isa.replace('\uFEFF', '')[3]!, isa.includes('~') ? '~' : '\n']
    const text = `${isa}GS${element}QO${element}A${terminator}ST${element}315${element}0001${terminator}`
    expect(ids(text)).toEqual(['ISA', 'GS', 'ST'])
    expect(tokeniseX12(text).segments[2]?.elements).toEqual(['315', '0001'])
  })

  test('a second interchange in the same file has its own separators', () => {
    const second = ISA.replaceAll('*', '^').replace('~', '!')
    expect(ids(`${ISA}IEA*0*1~${second}IEA^0^1!`)).toEqual(['ISA', 'IEA', 'ISA', 'IEA'])
  })

  test('anything but X12 is reported with its position', () => {
    expect(problemsOf(tokeniseX12('<html>'))).toEqual(['segment 1: an interchange begins with ISA, but found "<html>"'])
    expect(problemsOf(tokeniseX12('ISA*00*'))).toEqual([
      'segment 1: an ISA with fewer than 16 elements, so that its separators are unknown',
    ])
    expect(problemsOf(tokeniseX12(''))).toEqual(['segment 1: the text is empty'])
    expect(problemsOf(tokeniseX12(`${ISA}B4*1`))).toEqual([
      'segment 2 (B4): the text ends without the terminator of this segment',
    ])
    expect(problemsOf(tokeniseX12(`${ISA}what is this~`))).toEqual(['segment 2: "what is this" is not a segment name'])
  })
})

describe('EDIFACT', () => {
  const separators = fc.constantFrom(edifactDefaults, { component: '|', element: '^', release: '\\', terminator: '~' })

  test('the tokeniser reads back whatever the writer wrote', () => {
    const data = fc.string({ unit: fc.constantFrom(..."abZ019.,-+:?'|^~\\é*") })
    const element = fc.array(data, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(fc.array(element, { maxLength: 5 }), { maxLength: 6 }), separators, (rows, used) => {
        const una = `UNA${used.component}${used.element}.${used.release} ${used.terminator}`
        const head = writeEdifact([['UNB', 'x']], used)
        const { segments } = tokeniseEdifact(
          una +
            head +
            writeEdifact(
              rows.map((row) => ['RFF', ...row]),
              used,
            ),
        )
        const bare = (row: string[][]) =>
          row.slice(0, row.findLastIndex((one) => one.join('') !== '' || one.length > 1) + 1)
        expect(segments.slice(1).map(({ elements }) => elements)).toEqual(rows.map(bare))
      }),
    )
  })

  test('characters after the release character are literal', () => {
    const { segments } = tokeniseEdifact("UNB+x'FTX+AAA+++PLASTICS?:ARTICLES? ??? ?'S'")
    expect(segments[1]?.elements.at(-1)).toEqual(["PLASTICS:ARTICLES ? 'S"])
  })

  test.each([
    ['without UNA', ''],
    ['with the usual UNA', "UNA:+.? '"],
    ['with UNA on a line of its own', "UNA:+.? '\r\n"],
    ['with a UNA that lacks its space', "UNA:+.?'"],
    ['with a UNA that lacks its space, on a line of its own', "UNA:+.?'\r\n"],
  ])('an interchange %s is read, even in lower case under UNOA', (_, una) => {
    const { segments, problems } = tokeniseEdifact(
      `${una}UNB+UNOA:2+A+B+260301:0830+17'UNH+1+CODECO:D:95B:UN'NAD+CF+lower case'UNT+3+1'UNZ+1+17'`,
    )
    expect(problems).toEqual([])
    expect(segments.map(({ id }) => id)).toEqual(['UNB', 'UNH', 'NAD', 'UNT', 'UNZ'])
    expect(segments[2]?.elements).toEqual([['CF'], ['lower case']])
  })

  test('an invalid UNA is reported, and the default separators apply', () => {
    const { segments, problems } = tokeniseEdifact("UNA++++++UNB+UNOA:2'")
    expect(problems.map(describeProblem)).toEqual([
      'segment 1 (UNA): does not name six separators; the usual ones are used',
    ])
    expect(segments[0]?.elements).toEqual([['UNOA', '2']])
  })
})

describe('limits on hostile sizes', () => {
  const limits = { characters: 2_000, segments: 20, elements: 10, segmentCharacters: 300 }
  test.each([
    ['segments', `${ISA}${'N9*BM*1~'.repeat(30)}`, 'segment 21: more than 20 segments; the rest is not read'],
    ['characters', `${ISA}${`N9*${'x'.repeat(200)}~`.repeat(15)}`, 'characters; the rest is not read'],
    ['a segment', `${ISA}N9*${'x'.repeat(500)}~`, 'segment 2: longer than 300 characters; cut off there'],
  ])('the tokeniser stops at too many %s', (_, text, reason) => {
    const { segments, problems } = tokeniseX12(text, limits)
    expect(problems.map(describeProblem).join()).toContain(reason)
    expect(segments.length).toBeLessThanOrEqual(limits.segments)
  })

  test('excess elements are dropped', () => {
    expect(tokeniseX12(`${ISA}N9${'*1'.repeat(90)}~`, limits).segments[1]?.elements).toHaveLength(10)
    const parts = tokeniseEdifact(`UNB+x'RFF${'+1:1'.repeat(90)}'`, limits).segments[1]?.elements.flat()
    expect(parts?.length).toBeLessThanOrEqual(10)
  })

  test('the EDIFACT tokeniser stops at too many segments', () => {
    const { segments, problems } = tokeniseEdifact(`UNB+x'${"RFF+1'".repeat(30)}`, limits)
    expect(segments).toHaveLength(20)
    expect(problems.map(describeProblem)).toEqual(['segment 21: more than 20 segments; the rest is not read'])
  })
})

test('the separators of UNOB, which are not printed, are read without UNA', () => {
  const printed = "UNB+UNOB:1+ME:ZZ+YOU+260301:0830+1'UNH+1+CODECO:D:95B:UN'UNT+2+1'UNZ+1+1'"
  const text = printed.replaceAll(/[:+']/g, (one) => ({ ':': '\u001F', '+': '\u001D', "'": '\u001C' })[one]!)
  const elementsOf = (written: string) => tokeniseEdifact(written).segments.map(({ id, elements }) => [id, ...elements])
  expect(tokeniseEdifact(text)).toMatchObject({ problems: [], hasUna: true })
  expect(elementsOf(text)).toEqual(elementsOf(printed))
})

test.each([
  ['those of UNOB', 'UNOB', '', { component: '\u001F', element: '\u001D', release: '', terminator: '\u001C' }],
  ['another component separator', 'UNOA', "UNA|+.? '", { ...edifactDefaults, component: '|' }],
  ['another terminator', 'UNOA', 'UNA:+.? ~', { ...edifactDefaults, terminator: '~' }],
])('separators of one interchange, %s, are not those of the next', (_case, set, una, separators) => {
  const rows = (charset: string) => [
    ['UNB', [charset, '1'], ['ME', 'ZZ'], 'YOU', ['260301', '0830'], '1'],
    ['UNH', '1', ['CODECO', 'D', '95B', 'UN']],
    ['UNT', '2', '1'],
    ['UNZ', '1', '1'],
  ]
  const own = una + writeEdifact(rows(set), separators)
  const usual = writeEdifact(rows('UNOA'))
  const read = (text: string) => tokeniseEdifact(text).segments.map(({ id, elements }) => [id, ...elements])
  expect(read(own + usual + own)).toEqual([...read(own), ...read(usual), ...read(own)])
  // A file may name its separators once for all interchanges.
  if (una !== '') expect(read(own + own.slice(una.length))).toEqual([...read(own), ...read(own)])
})
