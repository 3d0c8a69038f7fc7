import { feedEdiReceipt } from '@boxtrail/contracts/feed/zod'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, describe, expect, test } from 'vitest'
import { edifact, x12 } from '../../../../sources/test/edi/messages.ts'
import { processFile } from '../../../src/intake/drop-folder/process-file.ts'
import { listQuarantine, replayQuarantined } from '../../../src/tracking/quarantine/replay.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { feed, journeyAt, neighbour, partner, pusher, SECRET, wire } from '../feeds/feed.ts'

const ours = { firms: 'Y258', locode: 'USLAX' }
const gate = { id: 'gate-edi', kind: 'terminal', sender_ids: ['GATE'], facilities: [ours], secret: SECRET }
const api = await testApi({
  sources: [
    partner(gate),
    partner({ id: 'hlcu-edi', kind: 'line', scac: 'HLCU', sender_ids: ['HLCU'], secret: SECRET }),
    partner({ id: 'uprr-edi', kind: 'rail', scac: 'UPRR', sender_ids: ['UPRR'], secret: SECRET }),
    feed('trapac-la', 'terminal', { facilities: [ours] }),
    neighbour(),
  ],
})
const push = pusher(api)

let count = 0
let container: string

const read = async () => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const { holds_at_pod_terminal, available_for_pickup, pickup_lfd, current_status } = data!.data[0]!.attributes
  return { holds_at_pod_terminal, available_for_pickup, pickup_lfd, current_status }
}

/** Tracks a container of MAEU that was discharged at Los Angeles, with a hold of the neighbouring terminal. */
beforeEach(async () => {
  container = withCheckDigit(`BXTU5${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(36, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const holding = {
    container_number: container,
    observed_at: wire(Date.now() - 600_000),
    facility: { firms: 'Y257', locode: 'USLAX' },
    availability: 'no',
    holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }],
  }
  expect((await push.message('fenix-la', { snapshots: [holding] })).status).toBe(200)
  await workUntilIdle(api.context)
  expect(await read()).toMatchObject({ holds_at_pod_terminal: [{ name: 'customs' }], available_for_pickup: false })
})

const take = async (id: string, text: string) => {
  const answer = await push.post(`${id}/edi`, text, { 'content-type': 'application/edi-x12' })
  const receipt = await answer.json()
  expect(answer.status, JSON.stringify(receipt)).toBe(200)
  await workUntilIdle(api.context)
  return feedEdiReceipt.parse(receipt)
}

const stamp = (ms: number) => new Date(ms).toISOString().replace(/\D/g, '').slice(0, 12)
const sent = (type: string, sets: string[][], sender: string) => {
  const time = stamp(Date.now())
  return x12(type, sets, { sender })
    .replaceAll('260301*0830', `${time.slice(2, 8)}*${time.slice(8)}`)
    .replaceAll('20260301*0830', `${time.slice(0, 8)}*${time.slice(8)}`)
}
const moment = () => stamp(Date.now() - 60_000)
const status = (code: string, port: string, ...more: string[]) => [
  `B4***${code}*${moment().slice(0, 8)}*${moment().slice(8)}**${container.slice(0, 4)}*${container.slice(4, 10)}*L*45G1*${port}*UN*${container[10]}`,
  ...more,
]
const ramp = (code: string, city: string, ...more: string[]) => [
  `Q5*${code}*${moment().slice(0, 8)}*${moment().slice(8)}*UT**${city}`,
  `N7*${container.slice(0, 4)}*${container.slice(4, 10)}*41250*G*************L*${container[10]}`,
  ...more,
]
const gateOut = (terminal: string) =>
  edifact(
    'CODECO',
    ['BGM+36+X+9', `EQD+CN+${container}+45G1:102:5++3+5`, `DTM+7:${moment()}Z:205`, terminal, 'TDT+1++3'],
    {
      sender: 'GATE',
    },
  )
const iftsta = (code: string, terminal: string) =>
  edifact('IFTSTA', ['CNI+1', `STS+1+${code}::6`, `RFF+EQ:${container}`, `DTM+334:${moment()}Z:205`, terminal], {
    sender: 'GATE',
  })

describe('what a terminal partner reports about another facility is rejected with its acknowledgement', () => {
  test.each([
    ['a 315 at another port', () => sent('315', [status('CT', 'USOAK')], 'GATE'), 'segment 4 (B4), element 11'],
    ['a 315 of availability', () => sent('315', [status('AV', 'USLGB')], 'GATE'), 'segment 4 (B4), element 11'],
    [
      'a 315 whose place is the other terminal by name',
      () => sent('315', [status('CT', 'USLAX', 'R4*5*UN*USLAX*FMS*US')], 'GATE'),
      'segment 4 (B4), element 11',
    ],
    ['a 322 in another city', () => sent('322', [ramp('AV', 'OAKLAND*CA*US')], 'GATE'), 'segment 4 (Q5), element 6'],
    [
      'a last free day by 322',
      () => sent('322', [ramp('NF', 'LONG BEACH*CA*US')], 'GATE'),
      'segment 4 (Q5), element 6',
    ],
  ])('%s', async (_, text, at) => {
    const before = await read()
    const { results, acknowledgement } = await take('gate-edi', text())
    expect(results).toMatchObject([
      {
        container_number: container,
        outcome: 'refused',
        problems: [{ at, reason: expect.stringContaining('firms Y258 at USLAX') }],
      },
    ])
    expect(acknowledgement).toMatch(/AK4\*\d+\*\*7~\nAK5\*R\*5~\nAK9\*R\*1\*1\*0~/)
    expect(await read()).toEqual(before)
    expect(
      (await listQuarantine(api.context.pool)).filter(({ subject_number }) => subject_number === container),
    ).toMatchObject([{ source_id: 'terminal:gate-edi', reason: expect.stringContaining('Y258') }])
  })

  test.each([
    ['a CODECO at the other terminal', () => gateOut('LOC+165+USLAX:139:6+EAGLE:TER:ZZZ')],
    ['a CODECO at another port', () => gateOut('LOC+165+USOAK:139:6')],
    ['an IFTSTA at the other terminal', () => iftsta('12', 'LOC+175+USLAX:139:6+EAGLE:TER:ZZZ')],
  ])('%s', async (_, text) => {
    const before = await read()
    const { results, acknowledgement } = await take('gate-edi', text())
    expect(results).toMatchObject([
      {
        outcome: 'refused',
        problems: [
          {
            at: expect.stringMatching(/^segment [67] \(LOC\), element [23]$/),
            reason: expect.stringContaining('Y258'),
          },
        ],
      },
    ])
    expect(acknowledgement).toMatch(/UCI\+17\+GATE:ZZZ\+BOXTRAIL:ZZZ\+4'/)
    expect(await read()).toEqual(before)
  })

  test.each([
    ['a release', () => sent('315', [status('CT', 'USLAX')], 'GATE')],
    ['a gate-out', () => gateOut('LOC+165+USLAX:139:6+TRAP:TER:ZZZ')],
    ['a gate-out at no place, which means its own', () => gateOut('RFF+BN:BOOKING1')],
  ])('%s is accepted at its own facility, without effect on the container elsewhere', async (_, text) => {
    const before = await read()
    expect((await take('gate-edi', text())).results).toMatchObject([{ outcome: 'not_used' }])
    expect(await read()).toEqual(before)
  })
})

test('the other sets of an interchange are accepted, and the group is acknowledged in part', async () => {
  const foreign = status('CT', 'USOAK')
  container = withCheckDigit(`BXTU5${String(++count).padStart(5, '0')}`)!
  const { results, acknowledgement } = await take('gate-edi', sent('315', [foreign, status('PA', 'USLAX')], 'GATE'))
  expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'not_tracked'])
  expect(acknowledgement).toContain('AK9*P*2*2*1')
})

test('dates at other ports are omitted from a terminal’s message, which is noted', async () => {
  const ports = [
    'R4*L*UN*CNSHA*SHANGHAI*CN',
    'DTM*370*20260101*0800',
    'R4*D*UN*USLAX*LOS ANGELES*US',
    'DTM*371*20260120*0800',
  ]
  const { results, notes } = await take('gate-edi', sent('315', [status('PA', 'USLAX', ...ports)], 'GATE'))
  // The date at the sender's own port is read but not used, because the neighbouring terminal has the container.
  expect(results).toMatchObject([{ outcome: 'not_used', not_used: { rule: 'other_facility' } }])
  expect(notes).toMatchObject([{ reason: 'leaves out 1 date at places that are not its own' }])
})

describe('what a line or railway partner reports for another is rejected', () => {
  test('a line', async () => {
    const text = sent('315', [status('CT', 'USLAX', 'N9*SCA*MAEU')], 'HLCU')
    expect((await take('hlcu-edi', text)).results).toMatchObject([
      { outcome: 'refused', problems: [{ at: 'segment 5 (N9), element 2', reason: expect.stringContaining('HLCU') }] },
    ])
  })

  test('messages without a line are not applied to a container of another line', async () => {
    const before = await read()
    const { results } = await take('hlcu-edi', sent('315', [status('PA', 'USLAX'), status('GO', 'USLAX')], 'HLCU'))
    for (const result of results)
      expect(result).toMatchObject({ outcome: 'not_used', not_used: { rule: 'other_line' } })
    expect(results).toHaveLength(2)
    expect(await read()).toEqual(before)
  })

  test('a railway', async () => {
    const text = sent('322', [ramp('AV', 'CHICAGO*IL*US', 'N1*RR*BNSF RAILWAY*ZZ*BNSF')], 'UPRR')
    expect((await take('uprr-edi', text)).results).toMatchObject([
      { outcome: 'refused', problems: [{ at: 'segment 6 (N1), element 4', reason: expect.stringContaining('UPRR') }] },
    ])
  })
})

test('the same is rejected in the drop folder, as EDI and as CSV, with the reason in a report file', async () => {
  const before = await read()
  const taken = processFile(api.context)
  const edi = await taken('gate.edi', Buffer.from(sent('315', [status('CT', 'USOAK')], 'GATE')), Date.now())
  expect(edi).toMatchObject({
    accepted: false,
    attachments: [
      { suffix: '.997', text: expect.stringContaining('AK5*R') },
      { suffix: '.824', text: expect.stringContaining('OTI*TR') },
      { suffix: '.report.txt', text: expect.stringContaining('is not a facility that this source may report on') },
    ],
  })
  const row = `${container},${wire(Date.now())},Y257,USLAX,yes,-`
  const csv = `container_number,observed_at,facility.firms,facility.locode,availability,holds\n${row}\n`
  expect(await taken('trapac-la.csv', Buffer.from(csv), Date.now())).toMatchObject({
    accepted: false,
    attachments: [
      { suffix: '.report.txt', text: expect.stringMatching(/^line 2, column facility: firms Y257 at USLAX /) },
    ],
  })
  await workUntilIdle(api.context)
  expect(await read()).toEqual(before)
})

test('waiting messages are applied in a replay once the operator has added the facility', async () => {
  await take('gate-edi', sent('315', [status('PB', 'USOAK')], 'GATE'))
  const [row] = (await listQuarantine(api.context.pool)).filter(({ subject_number }) => subject_number === container)
  const wider = partner({ ...gate, facilities: [ours, { locode: 'USOAK' }] })
  const registry = {
    ...api.context.registry,
    byId: (id: string) => (id === wider.id ? wider : api.context.registry.byId(id)),
  }
  const services = { ...api.context, registry }
  expect(await replayQuarantined(services, api.context.wakeups, row!.report_id)).toEqual({
    replayed: 1,
    stillUnread: 0,
  })
})
