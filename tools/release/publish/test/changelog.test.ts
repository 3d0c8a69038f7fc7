import { describe, expect, test } from 'vitest'
import { entryOf, withEntry } from '../changelog.ts'
import { beforeFirstMajor, newestOf } from '../version.ts'

const changeset = (summary: string, releases: Record<string, string>) => ({
  file: '.changeset/one.md',
  releases: Object.entries(releases).map(([name, type]) => ({ name: `@boxtrail/${name}`, type })),
  summary,
})

const BREAK = `A seal is an object.

\`\`\`json
{ "seal_number": "CN5520187" }
\`\`\`

breaks: Container.seal_number string
breaks: @boxtrail/client ContainerAttributes.sealNumber
adds: Seal`

const CHANGESETS = [
  changeset('Ports have a depth.', { contracts: 'minor', client: 'minor' }),
  changeset('An empty seal is null.', { contracts: 'patch' }),
  changeset(BREAK, { contracts: 'major', client: 'major' }),
]

describe('an entry of a changelog', () => {
  test('has what breaks first, with what is named exactly and what a program has to change', () =>
    expect(entryOf('@boxtrail/contracts', '0.4.0', '2026-12-01', CHANGESETS)).toBe(`## 0.4.0 (2026-12-01)

### Breaking

- A seal is an object.

  \`\`\`json
  { "seal_number": "CN5520187" }
  \`\`\`
  - \`breaks: Container.seal_number string\`

### New

- Ports have a depth.

### Fixed

- An empty seal is null.`))
  test('has the breaks of its own package only', () => {
    const entry = entryOf('@boxtrail/client', '0.4.0', '2026-12-01', CHANGESETS)
    expect(entry).toContain('- `breaks: @boxtrail/client ContainerAttributes.sealNumber`')
    expect(entry).not.toContain('breaks: Container.')
    expect(entry).not.toContain('An empty seal')
  })
  test('says where a version has no changes of its package', () =>
    expect(entryOf('@boxtrail/mock', '0.4.0', '2026-12-01', CHANGESETS)).toContain('Nothing of its own'))
  test('goes before those of earlier versions', () =>
    expect(withEntry('# Changelog of x\n\nAbout it.\n\n## 0.3.0\n\nOld.\n', '## 0.4.0\n\nNew.')).toBe(
      '# Changelog of x\n\nAbout it.\n\n## 0.4.0\n\nNew.\n\n## 0.3.0\n\nOld.\n',
    ))
})

describe('a version before 1.0.0', () => {
  test('is a minor one where programs break', () =>
    expect(beforeFirstMajor('---\n"@boxtrail/client": major\n\'@boxtrail/mock\': patch\n---\n\nA kind: major\n')).toBe(
      '---\n"@boxtrail/client": minor\n\'@boxtrail/mock\': patch\n---\n\nA kind: major\n',
    ))
  test('is found by number', () => expect(newestOf(['0.10.0', '0.9.1', '0.3.0'])).toBe('0.10.0'))
})
