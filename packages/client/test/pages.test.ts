import { describe, expect, it } from 'vitest'
import { iteratePages, type PageOptions } from '../src/pages.ts'
import { idsOf } from './observed.ts'

const pagesOf = (...pages: string[][]) => {
  const asked: PageOptions[] = []
  const list = async (page: PageOptions) => {
    asked.push(page)
    const data = (pages[page.page! - 1] ?? []).map((id) => ({ id }))
    return { data, links: page.page! < pages.length ? { next: 'next' } : {} }
  }
  const walk = async (options = {}) => idsOf(iteratePages(list, options))
  return { asked, walk }
}

describe('iteration', () => {
  it('gives every record of every page, once', async () => {
    const { walk, asked } = pagesOf(['a', 'b'], ['c', 'd'], ['e'])
    expect(await walk({ pageSize: 2 })).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(asked).toEqual([1, 2, 3].map((page) => ({ page, pageSize: 2 })))
  })

  it('a record that moved to the next page while it was walked is not given twice', async () => {
    expect(await pagesOf(['a', 'b'], ['b', 'c']).walk()).toEqual(['a', 'b', 'c'])
  })

  it('stops at an empty page, at the last page, and at its limits', async () => {
    expect(await pagesOf([], ['a']).walk()).toEqual([])
    expect(await pagesOf(['a']).walk()).toEqual(['a'])
    expect(await pagesOf(['a'], ['b'], ['c']).walk({ maxPages: 2 })).toEqual(['a', 'b'])
    expect(await pagesOf(['a', 'b'], ['c']).walk({ maxRows: 1 })).toEqual(['a'])
  })

  it('asks for the next page only when it is wanted', async () => {
    const { asked } = pagesOf(['a'], ['b'])
    const list = async (page: PageOptions) => {
      asked.push(page)
      return { data: [{ id: String(page.page) }], links: { next: 'next' } }
    }
    for await (const { id } of iteratePages(list)) if (id === '1') break
    expect(asked).toHaveLength(1)
  })
})
