/** Which page of a list, and how long pages are. */
export interface PageOptions {
  /** From 1. */
  page?: number
  pageSize?: number
}

/** How far an iteration goes. */
export interface IterateOptions {
  pageSize?: number
  /** 1,000 unless given. */
  maxPages?: number
  /** 100,000 unless given. */
  maxRows?: number
}

interface ListDocument<Resource> {
  data: readonly Resource[]
  links: { next?: string | null }
}

export const pageQuery = ({ page, pageSize }: PageOptions) => ({
  ...(page === undefined ? {} : { 'page[number]': page }),
  ...(pageSize === undefined ? {} : { 'page[size]': pageSize }),
})

/**
 * Walks a list page by page, as long as pages name a next one. Lists show the newest first: a record that is created
 * meanwhile moves the others along, and those are not given twice.
 */
export async function* iteratePages<Resource extends { id: string }>(
  list: (page: PageOptions) => Promise<ListDocument<Resource>>,
  { pageSize, maxPages = 1_000, maxRows = 100_000 }: IterateOptions = {},
): AsyncGenerator<Resource, void, undefined> {
  const seen = new Set<string>()
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, links } = await list({ page, ...(pageSize === undefined ? {} : { pageSize }) })
    for (const resource of data) {
      if (seen.has(resource.id)) continue
      if (seen.size >= maxRows) return
      seen.add(resource.id)
      yield resource
    }
    if (data.length === 0 || !links.next) return
  }
}
