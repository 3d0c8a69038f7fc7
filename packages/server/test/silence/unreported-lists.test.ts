import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { terminal } from '../intake/feeds/feed.ts'
import { createLanded } from '../intake/feeds/landed.ts'
import { call, connect } from '../mcp/connect.ts'

const api = await testApi({ sources: [terminal()] })
const { next, report } = createLanded(api, 'BXTU7')

let id: string
let number: string

beforeEach(async () => {
  const landed = await next()
  ;[id, number] = [landed.served.id, landed.container]
})

/** What each interface says about the container's holds and fees. */
const said = async () => {
  const path = `/v2/containers?filter[number]=${number}`
  const found = async (filter: string) => (await (await api.request('GET', `${path}&${filter}`)).json()).data.length
  const csv = await (await api.request('GET', path, { headers: { accept: 'text/csv' } })).text()
  const [head, row] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const cell = (name: string) => row![head!.indexOf(name)]
  const { result } = await call(await connect(api.app, api), 'get_container', { id })
  const { data } = await api.api.GET('/containers/{id}', { params: { path: { id } } })
  const explained = await (await api.request('GET', `/v2/containers/${id}/explain`)).json()
  const { held_up_by, unknown } = explained.data.attributes as Record<string, { text: string }[]>
  return {
    unreported: data!.data.meta!.unreported ?? [],
    holds: {
      filters: [await found('filter[holds]=false'), await found('filter[hold]=none')],
      cell: cell('holds_at_pod_terminal'),
      mcp: JSON.stringify(result).includes('"holds_at_pod_terminal":[]'),
      explained: held_up_by!.some(({ text }) => text === 'No hold is set.'),
      unknown: unknown!.some(({ text }) => text.startsWith('Whether holds are set')),
    },
    fees: {
      filter: await found('filter[fees]=none'),
      cell: cell('fees_at_pod_terminal'),
      mcp: JSON.stringify(result).includes('"fees_at_pod_terminal":[]'),
    },
  }
}

const none = {
  holds: { filters: [1, 1], cell: 'none', mcp: true, explained: true, unknown: false },
  fees: { filter: 1, cell: 'none', mcp: true },
}
const unknown = {
  holds: { filters: [0, 0], cell: '', mcp: false, explained: false, unknown: true },
  fees: { filter: 0, cell: '', mcp: false },
}

describe('holds and fees of a container whose availability is known', () => {
  test.each(['yes', 'no'])('are not known where nobody has reported them: available %s', async (availability) => {
    await report({ availability })
    expect(await said()).toEqual({ unreported: ['holds_at_pod_terminal', 'fees_at_pod_terminal'], ...unknown })
  })

  test('are each known once each is reported as none', async () => {
    await report({ availability: 'yes', holds: [] })
    expect(await said()).toEqual({ unreported: ['fees_at_pod_terminal'], holds: none.holds, fees: unknown.fees })
    await report({ fees: [] })
    expect(await said()).toEqual({ unreported: [], ...none })
  })
})
