import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../src/markdown.ts'
import { entries, repository } from '../src/navigation.ts'
import { readPages } from '../src/pages.ts'

test('every guide is in the menu or in the list of decisions, once', () => {
  const guides = globSync('apps/docs/**/*.md', { cwd: repository, exclude: ['**/node_modules/**'] })
  const served = entries.map(({ file }) => file).filter((file) => file.startsWith('apps/docs/'))
  // The overview of GitHub; the service has its own.
  expect(served.toSorted()).toEqual(guides.filter((file) => file !== 'apps/docs/README.md').toSorted())
})

test('every page has a heading and a summary', () => {
  for (const { slug, title, summary } of readPages().values()) {
    expect([slug, title]).not.toEqual([slug, ''])
    expect(summary, slug).toMatch(/^.{10,200}\.$/)
  }
})

test('the decision log has one page for each decision', () => {
  const log = readFileSync(join(repository, 'apps/docs/decisions/README.md'), 'utf8')
  for (const { slug } of entries.filter((entry) => entry.slug.startsWith('decisions/')))
    expect(log).toContain(`(${slug.slice('decisions/'.length)}.md)`)
})

const render = (source: string) => renderMarkdown(source, (href) => (href.startsWith('here') ? `/docs/${href}` : null))

test('HTML in a page is shown as text, and comments are left out', () => {
  const { html } = render('<!-- hidden -->\n# A <b>title</b>\n\n<script>alert(1)</script> and `<i>`\n')
  expect(html).not.toMatch(/hidden|<script|<b>|<i>/)
  expect(html).toContain('&lt;script&gt;')
})

test('headings have the anchors that GitHub gives them', () => {
  const { headings } = render('# `admin keys`: how?\n\n## The same\n\n## The same\n')
  expect(headings.map(({ id }) => id)).toEqual(['admin-keys-how', 'the-same', 'the-same-1'])
})

test('what is only in the repository is named without a link', () => {
  const { html } = render('[a page](here) and [`code`](there.ts)')
  expect(html).toContain('<a href="/docs/here">a page</a> and <span class="source"><code>code</code></span>')
})

test('addresses that would run something are refused', () => {
  const { html } = renderMarkdown('[x](javascript:alert)', (href) => href)
  expect(html).not.toContain('href')
})
