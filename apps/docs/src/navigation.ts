import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const repository = join(import.meta.dirname, '../../..')

export interface Entry {
  /** The path below `/docs/`. */
  slug: string
  /** The path from the root of the repository. */
  file: string
  /** The title in the menu; by default the page's heading. */
  title?: string
  /** The description in lists; by default the page's first sentence. */
  summary?: string
}

export interface Section {
  title: string
  entries: Entry[]
}

const guide = (slug: string, named: Pick<Entry, 'title' | 'summary'> = {}): Entry => ({
  slug,
  file: `apps/docs/${slug}.md`,
  ...named,
})

/** The published packages. */
const packages = readdirSync(join(repository, 'packages'))
  .toSorted()
  .filter((name) => {
    const manifest = join(repository, 'packages', name, 'package.json')
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).private !== true
  })
  .map((name) => ({ slug: `packages/${name}`, file: `packages/${name}/README.md` }))

/** The sections of the menu. */
export const sections: Section[] = [
  {
    title: 'Begin',
    entries: [
      guide('start'),
      guide('tour', { title: 'A tour' }),
      guide('pages'),
      guide('requests', { summary: 'Keys, records, lists, errors, repetition, limits.' }),
      guide('glossary'),
    ],
  },
  {
    title: 'Build a client',
    entries: [
      guide('lists', { summary: 'Filters, orders and sparse fields of containers and shipments.' }),
      guide('provenance'),
      guide('webhooks'),
      guide('bulk'),
      guide('attention'),
      guide('contradictions'),
      guide('past'),
      guide('accuracy'),
      guide('silence'),
      guide('charges'),
      guide('evidence'),
      guide('documents', { summary: 'Uploads and mails: type, values and links of what they contain.' }),
      guide('moving'),
      guide('compatibility', {
        title: 'Compatibility, row by row',
        summary: 'What is accepted, and what is sent, where sources of the reference API differ.',
      }),
      guide('wire', { summary: 'What was decided about requests, responses, events and access.' }),
    ],
  },
  { title: 'Packages', entries: packages },
  {
    title: 'Connect sources',
    entries: [
      guide('feeds', { title: 'Feeds', summary: 'How terminals, railways and lines report.' }),
      guide('edi', { summary: 'X12 and EDIFACT: partners, uploads, the drop folder, and what is read.' }),
      guide('mappings'),
    ],
  },
  {
    title: 'Operate',
    entries: [
      {
        slug: 'new',
        file: 'packages/service/CHANGELOG.md',
        title: 'What is new',
        summary: 'The changes of each version of the service.',
      },
      guide('settings'),
      guide('accounts'),
      guide('ai-clients'),
      guide('operations'),
      guide('metrics'),
      guide('performance', { summary: 'What an operation costs, how it is measured, what a machine carries.' }),
      ...[
        'supervisor',
        'storage',
        'proxy',
        'backup',
        'upgrade',
        'processes',
        'high-availability',
        'distribution',
        'containers',
      ].map((page) => guide(`operating/${page}`)),
    ],
  },
  {
    title: 'How it works',
    entries: [
      guide('architecture'),
      guide('engine'),
      guide('simulator'),
      guide('scenarios'),
      guide('licences', { title: 'Licences and marks' }),
      guide('publishing', { summary: 'What a version promises, deprecations, and how the packages are published.' }),
      { slug: 'decisions', file: 'apps/docs/decisions/README.md' },
      {
        slug: 'contributing',
        file: '.github/CONTRIBUTING.md',
        summary: 'What each kind of change consists of, from an attribute to an adapter.',
      },
    ],
  },
]

/** Pages that are only linked in the list of decisions. */
const decisions = readdirSync(join(repository, 'apps/docs/decisions'))
  .filter((file) => /^\d/.test(file))
  .toSorted()
  .map((file) =>
    guide(`decisions/${file.replace('.md', '')}`, { summary: 'A decision, its reason and what follows from it.' }),
  )

export const entries: Entry[] = [...sections.flatMap((section) => section.entries), ...decisions]

/** Files that pages link to, which are served unchanged. */
export const files: Record<string, { file: string; type: string }> = {
  'feed.yaml': { file: 'spec/feed.yaml', type: 'application/yaml' },
  'metrics-alerts.yaml': { file: 'apps/docs/metrics-alerts.yaml', type: 'application/yaml' },
  'metrics-dashboard.json': { file: 'apps/docs/metrics-dashboard.json', type: 'application/json' },
}
