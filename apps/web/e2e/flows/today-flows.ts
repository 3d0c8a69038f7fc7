import type { Page } from 'playwright-core'
import { API_KEY } from '../../../../tools/service/service.ts'
import { barriers, must, picture, settled, signIn } from '../harness/visit.ts'
import type { Flow } from './flows.ts'

const linkInFocus = 'document.activeElement?.closest(".entry")?.dataset.id'

interface Answer {
  ids: string[]
  counts: Record<string, number>
}

/** The answer of the API about one kind, with the counts of all kinds. */
const fromApi = async (url: string, kind: string): Promise<Answer> => {
  const response = await fetch(`${url}/v2/attention?filter%5Bkind%5D=${kind}&page%5Bsize%5D=100`, {
    headers: { authorization: `Token ${API_KEY}` },
  })
  const { data, meta } = (await response.json()) as { data: { id: string }[]; meta: Answer }
  return { ids: data.map(({ id }) => id), counts: meta.counts }
}

/** The answer that an AI client gets. */
const fromMcp = async (url: string, kind: string): Promise<Answer> => {
  const call = { name: 'attention_today', arguments: { kind, page_size: 100 } }
  const response = await fetch(`${url}/mcp?toolset=all`, {
    method: 'POST',
    headers: {
      authorization: `Token ${API_KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
  })
  const text = await response.text()
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
  const { items, meta } = result.structuredContent as { items: { id: string }[]; meta: Answer }
  return { ids: items.map(({ id }) => id), counts: meta.counts }
}

const entriesOf = (page: Page) =>
  page.locator('.entry').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id))

/** Flows of the Today page. */
export const todayFlows: Flow[] = [
  [
    'today: entries are walked, snoozed, done and taken back by keys alone, and Enter opens the record',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      await settled(page)
      await page.locator('.entry').nth(2).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('k')
      const first = await page.locator('.entry').first().getAttribute('data-id')
      must((await page.evaluate(linkInFocus)) === first, 'j, j, k does not lead to the first entry')
      const title = await page.locator('.entry-link').first().textContent()
      await page.keyboard.press('d')
      await page.locator(`.entry[data-id="${first}"]`).waitFor({ state: 'detached' })
      await page
        .locator('.handled')
        .getByText(title ?? '')
        .waitFor()
      await page.keyboard.press('w')
      await page.keyboard.type('booked for Friday')
      await page.keyboard.press('Enter')
      await page.locator('.handled').getByText('“booked for Friday”').waitFor()
      const second = await page.evaluate(linkInFocus)
      must(second !== undefined && second !== first, 'the focus is on no other entry')
      await page.keyboard.press('s')
      await page.getByRole('group', { name: 'Snooze until' }).getByRole('button', { name: 'Tomorrow' }).waitFor()
      await picture(page, 'today snoozing')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await page.keyboard.press('Enter')
      await page.locator(`.entry[data-id="${second}"]`).waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('.entry').first().waitFor()
      must((await page.locator(`.entry[data-id="${first}"]`).count()) === 0, 'what is done is open again')
      for (const [state, id] of [
        ['Done', first],
        ['Snoozed', second],
      ] as const) {
        await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: state }).click()
        if (id === first) await page.locator(`.entry[data-id="${id}"]`).getByText('booked for Friday').waitFor()
        await page.locator(`.entry[data-id="${id}"]`).getByRole('button', { name: 'Reopen' }).click()
        await page.getByText(/^No entry is/).waitFor()
      }
      await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Open' }).click()
      await page.locator(`.entry[data-id="${first}"]`).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/(containers|shipments)\//)
    },
  ],
  [
    'today: each question of the morning is one click away, with the answer of the API and of MCP',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      await page.locator('.entry').first().waitFor()
      const kinds = page.getByRole('navigation', { name: 'Kinds' }).getByRole('link')
      const links = await kinds.evaluateAll((all) => all.slice(1).map((one) => (one as HTMLAnchorElement).href))
      must(links.length >= 8, `only ${links.length} kinds are shown`)
      for (const [index, link] of links.entries()) {
        const kind = new URL(link).searchParams.get('kind')!
        const [api, mcp] = await Promise.all([fromApi(url, kind), fromMcp(url, kind)])
        await kinds.nth(index + 1).click()
        await page.waitForURL(new RegExp(`kind=${kind}`))
        await page.waitForFunction((count) => document.querySelectorAll('.entry').length === count, api.ids.length)
        const shown = await entriesOf(page)
        const label = await kinds.nth(index + 1).textContent()
        must(label?.startsWith(`${api.counts[kind]} `) === true, `${kind}: the page counts ${label}`)
        must(`${shown}` === `${api.ids}`, `${kind}: the page shows ${shown}, the API answers ${api.ids}`)
        must(`${mcp.ids}` === `${api.ids}`, `${kind}: MCP answers ${mcp.ids}, the API ${api.ids}`)
      }
    },
  ],
]
