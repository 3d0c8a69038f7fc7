import { expect, test } from 'vitest'
import { isolated } from '../src/direction.ts'
import { Sheet } from '../src/sheet.ts'
import { wrap } from '../src/wrap.ts'

const sheet = new Sheet({ title: '', subject: '', author: '', madeAt: new Date(0) })
const STYLE = { size: 7 }

/** Runs of text in the order in which they stand from the left; `<` marks those that their font reverses. */
const drawn = (text: string, width = 400): string[] =>
  wrap(sheet, text, width, STYLE).map((line) =>
    line.map(({ level, text }) => (level % 2 === 1 ? `<${text}` : text)).join('|'),
  )

test.each([
  ['words of Hebrew in a line of English', 'hold (“מכולה עצורה”) [R1]', 'hold (“|<מכולה עצורה|”) [R1]'],
  ['brackets, which open towards the left', '“במכס (בדיקה)”', '“|<במכס )בדיקה(|”'],
  ['a number in Arabic, which is read from the left', 'حتى 12 يناير', '< يناير|12|<حتى '],
  ['a number after other words', 'hold: 12 USD, عقد', 'hold: 12 USD, |<عقد'],
  ['digits of Persian, which their font would turn round', 'تا ۱۲ ژ', '< ژ|۲۱|<تا '],
  ['digits of Persian in English', 'paid ۱۲/۳ USD', 'paid |۲۱|/|۳| USD'],
  [
    'words of Arabic with English inside, on their own',
    isolated('ميناء Jebel Ali الجديد'),
    '< الجديد|Jebel Ali|<ميناء ',
  ],
  ['what nothing else turns round', 'אב …(!', '<אב| …(!'],
])('%s', (_, text, expected) => expect(drawn(text)).toEqual([expected]))

test('each line of a longer text is ordered on its own, and no space stands before it', () => {
  const words = 'מכולה עצורה במכס בדיקה פיזית'
  const lines = drawn(words, 60)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.map((line) => line.slice(1)).join(' ')).toBe(words)
  for (const line of lines) expect(line).toMatch(/^<\S.*\S$/)
})

test('a bracket stays with the word that it opens, which has another direction', () => {
  for (const width of [30, 40, 50, 60])
    for (const line of drawn('words (“עצורה”)', width)) expect(line).not.toMatch(/[(“]$/)
})

test('a word of a hundred thousand letters is measured letter by letter', () => {
  let measured = 0
  const counting = new Proxy(sheet, {
    get: (target, name) => {
      const member = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...parts: unknown[]) => {
        if (name === 'widthOf') measured += (parts[0] as { text: string }).text.length
        return member.apply(target, parts)
      }
    },
  })
  const lines = wrap(counting, 'x'.repeat(100_000), 100, STYLE)
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('')).toHaveLength(100_000)
  expect(measured).toBeLessThan(400_000)
})
