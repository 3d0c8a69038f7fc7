import { expect, test } from 'vitest'
import { blockProblems, blocksOf } from '../../guides/blocks.ts'

const fence = (language: string, text: string, mark = '') => `${mark}\n\`\`\`${language}\n${text}\n\`\`\`\n`

test('blocks are read with their lines, their marks and the files that they are', () => {
  const page = `# A\n\n${fence('sh', 'npm start', '<!-- serves: ready -->')}\n${fence('ts', '// first.ts\nok()')}\n- a list\n\n  \`\`\`csv rows.csv\n  a,b\n  \`\`\`\n`
  expect(blocksOf(page)).toEqual([
    { language: 'sh', text: 'npm start\n', file: undefined, line: 4, mark: { kind: 'serves', text: 'ready' } },
    { language: 'ts', text: '// first.ts\nok()\n', file: 'first.ts', line: 9, mark: undefined },
    { language: 'csv', text: 'a,b\n', file: 'rows.csv', line: 16, mark: undefined },
  ])
})

test('a mark belongs to the block below it only', () => {
  const page = `<!-- not run: a reason -->\n\nSome text.\n\n${fence('sh', 'curl example.com')}`
  expect(blocksOf(page)[0]!.mark).toBeUndefined()
})

test('a block that nothing runs is reported, unless a reason is given', () => {
  const command = fence('sh', 'curl example.com')
  expect(blockProblems('a.md', command, true)).toEqual([])
  expect(blockProblems('a.md', command, false)).toEqual([expect.stringMatching(/^a\.md:2 is run by no program/)])
  expect(blockProblems('a.md', fence('sh', 'curl', '<!-- not run: needs a registry -->'), false)).toEqual([])
  expect(blockProblems('a.md', fence('sh', 'curl', '<!-- not run: -->'), false)).toHaveLength(1)
})

test('data that cannot be read are reported, with the line', () => {
  expect(blockProblems('a.md', fence('json', '{"a": 1,}'), true)).toEqual([
    expect.stringMatching(/^a\.md:2 is not json/),
  ])
  expect(blockProblems('a.md', fence('yaml', 'a: [1'), true)).toEqual([expect.stringMatching(/^a\.md:2 is not yaml/)])
  expect(blockProblems('a.md', fence('json', '{"a": 1}') + fence('yaml', 'a: 1'), true)).toEqual([])
})

test('commands that are hidden in other blocks are reported', () => {
  expect(blockProblems('a.md', fence('', 'npm start'), true)).toEqual([expect.stringContaining('has the language ""')])
  expect(blockProblems('a.md', fence('bash', 'npm start'), true)).toEqual([expect.stringContaining('"bash"')])
  expect(blockProblems('a.md', fence('text', 'npm start'), true)).toEqual([expect.stringContaining('make it sh')])
})

test('a block that is not closed is refused', () => {
  expect(() => blocksOf('text\n```sh\nnpm start\n')).toThrow('line 2')
})
