import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { type Rendered, type Resolve, renderMarkdown } from './markdown.ts'
import { type Entry, entries, files, repository } from './navigation.ts'

export interface Page extends Rendered {
  slug: string
  path: string
  /** The name in the menu and in lists. */
  name: string
  /** The subject of the page in one sentence. */
  summary: string
}

/** All pages by their slugs, read once. */
export const readPages = (): Map<string, Page> => new Map(entries.map((entry) => [entry.slug, readPage(entry)]))

const readPage = ({ slug, file, title, summary }: Entry): Page => {
  const rendered = renderMarkdown(readFileSync(join(repository, file), 'utf8'), linksOf(file))
  const introduction = rendered.texts.find(({ heading, text }) => (heading?.level ?? 1) === 1 && text.trim() !== '')
  const [first = ''] = /^.*?[.:](?=\s|$)/.exec((introduction?.text ?? '').trim()) ?? []
  return {
    ...rendered,
    slug,
    path: `/docs/${slug}`,
    name: title ?? rendered.title,
    summary: summary ?? first.replace(/:$/, '.'),
  }
}

/** Files that the service shows in another form. */
const views: Record<string, string> = {
  'apps/docs/README.md': '/docs',
  'packages/notices/src/notices.ts': '/docs/third-party-notices',
  'spec/openapi.yaml': '/docs/reference',
}

/** Resolves links between files of the repository to links between pages. */
const linksOf = (from: string): Resolve => {
  return (href) => {
    if (/^(https?:|mailto:|#|\/docs\/)/.test(href)) return href
    const [path = '', anchor] = href.split('#')
    const file = normalize(join(dirname(from), path))
    const entry = entries.find((each) => each.file === file)
    if (entry) return `/docs/${entry.slug}${anchor ? `#${anchor}` : ''}`
    const view = views[file]
    if (view) return view
    const served = Object.entries(files).find(([, each]) => each.file === file)
    return served ? `/docs/files/${served[0]}` : null
  }
}
