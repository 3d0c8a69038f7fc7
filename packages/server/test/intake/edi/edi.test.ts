import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { feedEdiReceipt } from '@boxtrail/contracts/feed/zod'
import { tokeniseEdifact } from '@boxtrail/edi/edifact'
import { tokeniseX12 } from '@boxtrail/edi/x12'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { edifact, x12 } from '../../../../sources/test/edi/messages.ts'
import { locateNothing } from '../../../src/config/file/locate.ts'
import { edi } from '../../../src/config/settings/edi-settings.ts'
import { runDropFolder } from '../../../src/intake/drop-folder/drop-folder-worker.ts'
import { processFile } from '../../../src/intake/drop-folder/process-file.ts'
import { configureSources } from '../../../src/sources/configuration/configure-sources.ts'
import { replayQuarantined } from '../../../src/tracking/quarantine/replay.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, partner, pusher, SECRET, sign, terminal } from '../feeds/feed.ts'

const line = partner({ id: 'maeu-edi', kind: 'line', scac: 'MAEU', sender_ids: ['TESTLINE'], secret: SECRET })
const gate = partner({
  id: 'gate-edi',
  kind: 'terminal',
  sender_ids: ['GATE'],
  facilities: [{ firms: 'Y258', locode: 'USLAX' }],
  secret: SECRET,
})
const railway = partner({ id: 'bnsf-edi', kind: 'rail', scac: 'BNSF', sender_ids: ['BNSF'] })
const uploading = partner({ id: 'bnsf-up', kind: 'rail', scac: 'BNSF', sender_ids: ['BNSFUP'], secret: SECRET })
const alone = partner({ id: 'whlc-edi', kind: 'line', scac: 'WHLC', sender_ids: ['WHLC'], secret: SECRET })
const api = await testApi({ sources: [line, gate, railway, uploading, alone, terminal()] })
const push = pusher(api)

const upload = async (feed: string, text: string, headers: Record<string, string> = {}) => {
  const answer = await push.post(`${feed}/edi`, text, { 'content-type': 'application/edi-x12', ...headers })
  return { status: answer.status, receipt: await answer.json() }
}
const take = async (feed: string, text: string) => {
  const { status, receipt } = await upload(feed, text)
  expect(status, JSON.stringify(receipt)).toBe(200)
  await workUntilIdle(api.context)
  const { advice, ...rest } = feedEdiReceipt.parse(receipt)
  return { ...rest, advice: advice! }
}

let count = 0
/** Tracks a container by its bill. On day 36 it has been discharged at Los Angeles. */
const tracked = async (day = 36, options = {}) => {
  const number = withCheckDigit(`BXTU8${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(day, number, options))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return number
}
const read = async (container: string) => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const { data: one } = await api.api.GET('/containers/{id}', { params: { path: { id: data!.data[0]!.id } } })
  return one!.data.attributes
}
const stamp = (ms: number) => new Date(ms).toISOString().replace(/\D/g, '').slice(0, 12)
const now = (code: string, container: string, { place = 'USLAX*UN', at = Date.now() - 60_000 } = {}) => {
  const time = stamp(at)
  return [
    `B4***${code}*${time.slice(0, 8)}*${time.slice(8)}**${container.slice(0, 4)}*${container.slice(4, 10)}*L*45G1*${place}*${container[10]}`,
    'R4*5*UN*USLAX*LOS ANGELES*US',
    `DTM*140*${time.slice(0, 8)}*${time.slice(8)}*UT`,
  ]
}
const sent = (type: string, sets: string[][], sender?: string, at = Date.now()) => {
  const time = stamp(at)
  return x12(type, sets, sender ? { sender } : {})
    .replaceAll('260301*0830', `${time.slice(2, 8)}*${time.slice(8)}`)
    .replaceAll('20260301*0830', `${time.slice(0, 8)}*${time.slice(8)}`)
}
const quarantine = async () => {
  const { rows } = await api.context.pool.query(
    `select q.reason, c.subject_number as number from quarantine q join checks c on c.id = q.check_id where q.replayed_at is null order by q.quarantined_at`,
  )
  return rows as { reason: string; number: string }[]
}

test('holds of a line are set and lifted one by one, by one upload each', async () => {
  const container = await tracked()
  const both = sent('315', [now('PA', container), now('GO', container)], undefined, Date.now() - 120_000)
  const { results } = await take('maeu-edi', both)
  // Both messages are applied, because the list that has both holds rests on each of them.
  for (const result of results)
    expect(result).toMatchObject({ outcome: 'applied', changed: expect.arrayContaining(['holds_at_pod_terminal']) })
  expect((await read(container)).holds_at_pod_terminal).toMatchObject([
    { name: 'customs', status: 'hold', description: 'customs hold: intensive examination' },
    { name: 'other', status: 'hold', description: 'general order' },
  ])
  await take('maeu-edi', sent('315', [now('CT', container)]))
  expect((await read(container)).holds_at_pod_terminal).toMatchObject([{ name: 'other' }])
})

test('a release that is announced again in the same words after another hold lifts that, and the answer says so', async () => {
  const container = await tracked()
  const ago = (minutes: number) => Date.now() - minutes * 60_000
  const release = now('CT', container, { at: ago(5) })
  await take('maeu-edi', sent('315', [release], undefined, ago(40)))
  await take('maeu-edi', sent('315', [now('PA', container, { at: ago(20) })], undefined, ago(20)))
  expect((await read(container)).holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
  const { results } = await take('maeu-edi', sent('315', [release], undefined, ago(10)))
  expect(results).toMatchObject([{ outcome: 'applied', changed: ['holds_at_pod_terminal'] }])
  expect((await read(container)).holds_at_pod_terminal).toEqual([])
})

test('the answer names the holds for a report that states the release again, even if late, and not for one that omits or only repeats it', async () => {
  const container = await tracked()
  const ago = (minutes: number) => Date.now() - minutes * 60_000
  const release = now('CT', container, { at: ago(5) })
  const arrival = (at: number) => now('VA', container, { at: ago(at) })
  const send = async (minutes: number, set: string[]) =>
    (await take('maeu-edi', sent('315', [set], undefined, ago(minutes)))).results[0]!
  await send(60, release)
  await send(50, now('PA', container, { at: ago(50) }))
  await send(20, arrival(90))
  expect((await read(container)).holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
  expect(await send(30, release)).toMatchObject({ outcome: 'applied', changed: ['holds_at_pod_terminal'] })
  expect((await read(container)).holds_at_pod_terminal).toEqual([])
  expect(await send(18, release)).toMatchObject({ outcome: 'unchanged' })
  await send(16, now('PA', container, { at: ago(16) }))
  const inOneMinute = ago(14)
  const both = [release, arrival(91)].map((set) => sent('315', [set], undefined, inOneMinute))
  expect((await take('maeu-edi', both[0]!)).results).toMatchObject([
    { outcome: 'applied', changed: ['holds_at_pod_terminal'] },
  ])
  const [second] = (await take('maeu-edi', both[1]!)).results
  expect(JSON.stringify(second)).not.toContain('holds_at_pod_terminal')
})

test('the place of delivery of a 315 is the destination with its estimate, and no train goes there unless somebody says so', async () => {
  const container = await tracked()
  const delivery = ['R4*D*UN*USLAX*LOS ANGELES*US', 'R4*E*UN*USCHI*CHICAGO, IL*US***IL']
  const due = new Date(Date.now() + 5 * 86_400_000)
  const dated = `DTM*139*${stamp(due.getTime()).slice(0, 8)}*0900*UT`
  await take('maeu-edi', sent('315', [[...now('CT', container), ...delivery, dated]]))
  const { data: found } = await api.api.GET('/containers', {
    params: { query: { 'filter[number]': container, include: 'shipment' } as never },
  })
  const shipment = found!.included!.find(({ type }) => type === 'shipment')!
  expect(shipment.attributes).toMatchObject({
    destination_locode: 'USCHI',
    destination_eta_at: `${due.toISOString().slice(0, 10)}T09:00:00Z`,
    destination_ata_at: null,
  })
  const { data: route } = await api.api.GET('/containers/{id}/route', { params: { path: { id: found!.data[0]!.id } } })
  expect(JSON.stringify(route)).not.toContain('"rail"')
})

test('what a terminal lists in SG of a 315 is served, and what is not used is named', async () => {
  const container = await tracked()
  const day = (days: number) => stamp(Date.now() + days * 86_400_000).slice(0, 8)
  const statuses = [`SG*PL***${day(-2)}*0800*UT`, `SG*TC***${day(-1)}*0800*UT`, `SG*NF***${day(4)}*0000*UT`]
  const ports = ['R4*L*UN*CNSHA*SHANGHAI*CN', 'R4*R*UN*CNSUZ*SUZHOU*CN', `DTM*370*${day(-30)}*0900*LT`]
  const { notes } = await take(
    'gate-edi',
    sent('315', [[...now('BF', container), 'N9*BM*TESTBILL', ...statuses, ...ports]], 'GATE'),
  )
  const { holds_at_pod_terminal, import_deadlines } = await read(container)
  expect(holds_at_pod_terminal).toMatchObject([
    { name: 'USDA', status: 'hold' },
    { name: 'other', description: 'held for charges of the terminal' },
  ])
  expect(import_deadlines!.pickup_lfd_terminal).toContain(
    new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10),
  )
  expect(notes.map(({ reason }) => reason)).toEqual([
    'the status "BF" (booking confirmed) is known and changes nothing',
    'not used, as no departure or arrival is known by it: the date 370 of R4*R',
    'not used, as no date is stated: the port of lading CNSHA',
  ])
})

test('the actual arrival that a 315 states at the place of delivery is that at the destination', async () => {
  const container = await tracked()
  const at = stamp(Date.now() - 3_600_000)
  const delivery = ['R4*E*UN*USCHI*CHICAGO, IL*US***IL', `DTM*140*${at.slice(0, 8)}*${at.slice(8)}*UT`]
  await take('maeu-edi', sent('315', [[...now('OB', container), ...delivery]]))
  const { data: found } = await api.api.GET('/containers', {
    params: { query: { 'filter[number]': container, include: 'shipment' } as never },
  })
  expect(found!.included!.find(({ type }) => type === 'shipment')!.attributes).toMatchObject({
    destination_locode: 'USCHI',
    destination_ata_at: expect.stringContaining(`${at.slice(0, 4)}-${at.slice(4, 6)}-${at.slice(6, 8)}`),
  })
})

test('a terminal’s gate-out by CODECO counts as the pickup of the container', async () => {
  const container = await tracked()
  const time = stamp(Date.now() - 3 * 3_600_000)
  const text = edifact(
    'CODECO',
    [
      'BGM+36+X+9',
      `EQD+CN+${container}+45G1:102:5++3+5`,
      `DTM+205:${time}Z:205`.replace('DTM+205', 'DTM+7'),
      'LOC+165+USLAX:139:6',
      'TDT+1++3',
    ],
    { sender: 'GATE' },
  )
  const { results, acknowledgement } = await take('gate-edi', text)
  expect(results).toMatchObject([
    {
      at: 'CODECO 1',
      container_number: container,
      outcome: 'applied',
      changed: expect.arrayContaining(['pod_full_out_at']),
    },
  ])
  expect(acknowledgement).toContain('UCM+1+CODECO:D:95B:UN+7')
  expect(await read(container)).toMatchObject({ current_status: 'picked_up' })
  expect((await read(container)).pod_full_out_at).not.toBeNull()
})

/** A container that no account tracks. */
const STRANGE = withCheckDigit('BXTU800099')!
const segmentsOf = (text: string) => tokeniseX12(text).segments.map(({ id, elements }) => [id, ...elements].join('*'))

test('an 824 states the outcome for each container, and repeats that of the first time for a repeated message', async () => {
  const container = await tracked()
  const text = sent('315', [now('PB', container), now('PB', STRANGE), ['B4***VA*20260228']])
  const { advice } = await take('maeu-edi', text)
  const segments = segmentsOf(advice)
  expect(tokeniseX12(advice).problems).toEqual([])
  expect(segments.filter((one) => /^(OTI|REF|TED)/.test(one))).toEqual([
    expect.stringMatching(/^OTI\*TA\*TN\*0001\*TESTLINE\*BOXTRAIL\*.*\*17\*0001\*315$/),
    `REF*EQ*${container}`,
    'TED*024*applied',
    expect.stringMatching(/^OTI\*TE\*TN\*0002/),
    `REF*EQ*${STRANGE}`,
    'TED*024*not tracked',
    expect.stringMatching(/^OTI\*TR\*TN\*0003/),
    'TED*024*refused',
  ])
  expect(segments).toContain('NTE**changed holds_at_pod_terminal')
  expect(segments.join(' ')).toContain('segment 14 (B4), element 7: names no container')
  const again = await take('maeu-edi', text)
  expect(again.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array(3).fill('unchanged'))
  const undated = (one: string) => one.replaceAll(/\d{6,8}\*\d{4}/g, '')
  expect(undated(again.advice)).toBe(undated(advice))
})

test('an APERAK states the outcome for each container', async () => {
  const container = await tracked()
  const time = stamp(Date.now() - 3 * 3_600_000)
  const text = edifact(
    'CODECO',
    [
      'BGM+36+X+9',
      ...[container, STRANGE].flatMap((one) => [
        `EQD+CN+${one}+45G1:102:5++3+5`,
        `DTM+7:${time}Z:205`,
        'LOC+165+USLAX:139:6',
        'TDT+1++3',
      ]),
    ],
    { sender: 'GATE' },
  )
  const { advice } = await take('gate-edi', text)
  expect(tokeniseEdifact(advice).problems).toEqual([])
  const segments = advice.split('\n')
  expect(segments[1]).toBe("UNH+1+APERAK:D:96A:UN'")
  expect(segments.slice(4, -3)).toEqual([
    "RFF+ACW:1'",
    "ERC+APPLIED::ZZZ'",
    expect.stringMatching(/^FTX\+AAO\+\+\+changed .*pod_full_out_at/),
    `RFF+EQ:${container}'`,
    "ERC+NOTTRACK::ZZZ'",
    `RFF+EQ:${STRANGE}'`,
  ])
})

test('the railway’s last free day is taken from a 322', async () => {
  const container = await tracked(40, { rail: true })
  const time = stamp(Date.now() + 3 * 86_400_000)
  const set = [
    `Q5*NF*${time.slice(0, 8)}*0000*LT**CHICAGO*IL*US`,
    `N7*${container.slice(0, 4)}*${container.slice(4, 10)}*41250*G*************L*${container[10]}`,
    'R4*5*UN*USCHI*CHICAGO*US***IL',
  ]
  const source = railway
  const text = sent('322', [set], 'BNSF')
  const path = mkdtempSync(join(tmpdir(), 'boxtrail-drop-'))
  writeFileSync(join(path, 'bnsf.322'), text)
  const taken = await processFile(api.context)('bnsf.322', Buffer.from(text), Date.now())
  expect(taken).toMatchObject({ accepted: true, attachments: [{ suffix: '.997' }, { suffix: '.824' }] })
  await workUntilIdle(api.context)
  const day = (await read(container)).import_deadlines?.pickup_lfd_rail
  expect([source.push.secrets, day?.slice(0, 10)]).toEqual([
    [],
    new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
  ])
})

test('the rail leg of a container is taken from 322, from the port to the gate of the ramp', async () => {
  const container = await tracked()
  const ports = [
    'R4*5*UN*USLAX*LOS ANGELES*US***CA',
    'R4*7*UN*USCHI*CHICAGO RAMP*US***IL',
    'N1*RR*BNSF Railway*ZZ*BNSF',
  ]
  const atRamp = [
    'R4*5*UN*USCHI*CHICAGO RAMP*US***IL',
    'R4*7*UN*USCHI*CHICAGO RAMP*US***IL',
    'N1*RR*BNSF Railway*ZZ*BNSF',
  ]
  const hours = (n: number) => Date.now() + n * 3_600_000
  const statusOf = (code: string, at: number, place: string[], ...more: string[]) => {
    const time = stamp(at)
    const unit = [
      `N7*${container.slice(0, 4)}*${container.slice(4, 10)}*41250*G*************L*${container[10]}`,
      `W2*${container.slice(0, 4)}*${container.slice(4, 10)}**CC*L`,
    ]
    return [`Q5*${code}*${time.slice(0, 8)}*${time.slice(8)}*UT`, ...unit, ...more, ...place]
  }
  const eta = stamp(hours(24))
  const send = (at: number, ...set: string[]) => take('bnsf-up', sent('322', [set], 'BNSFUP', at))
  await send(hours(-10), ...statusOf('AL', hours(-11), ports, `DTM*371*${eta.slice(0, 8)}*${eta.slice(8)}*UT`))
  expect(await read(container)).toMatchObject({ current_status: 'on_rail', pod_rail_carrier_scac: 'BNSF' })
  expect((await read(container)).ind_eta_at?.slice(0, 16).replace(/\D/g, '')).toBe(eta)
  await send(hours(-9), ...statusOf('P', hours(-10), ports))
  await send(hours(-5), ...statusOf('A', hours(-6), atRamp))
  await send(hours(-4), ...statusOf('UR', hours(-5), atRamp))
  await send(hours(-3), ...statusOf('NF', hours(48), atRamp))
  const arrived = await read(container)
  expect(arrived).toMatchObject({ ind_eta_at: null, ind_rail_carrier_scac: 'BNSF' })
  for (const field of ['pod_rail_loaded_at', 'pod_rail_departed_at', 'ind_ata_at', 'ind_rail_unloaded_at'] as const)
    expect([field, arrived[field]]).toEqual([field, expect.stringMatching(/Z$/)])
  expect(arrived.import_deadlines?.pickup_lfd_rail).toBe(arrived.pickup_lfd)
  await send(hours(-1), ...statusOf('OA', hours(-2), atRamp))
  expect(await read(container)).toMatchObject({
    current_status: 'picked_up',
    final_destination_full_out_at: expect.stringMatching(/Z$/),
  })
})

test('the out-gate of an inland ramp is the pickup, also where nobody reported that the container came there', async () => {
  const announced = [
    'R4*D*UN*USLAX*LOS ANGELES*US',
    'R4*E*UN*USCHI*CHICAGO, IL*US***IL',
    `DTM*139*${stamp(Date.now() + 86_400_000).slice(0, 8)}*0900*UT`,
  ]
  for (const [feed, sender, delivery] of [
    ['maeu-edi', 'TESTLINE', announced],
    ['bnsf-up', 'BNSFUP', []],
  ] as const) {
    const container = await tracked()
    if (delivery.length > 0) await take('maeu-edi', sent('315', [[...now('CT', container), ...delivery]]))
    const atMs = Math.floor((Date.now() - 60_000) / 60_000) * 60_000
    const time = stamp(atMs)
    const outGate = [
      `Q5*OA*${time.slice(0, 8)}*${time.slice(8)}*UT**CHICAGO*IL*US`,
      `N7*${container.slice(0, 4)}*${container.slice(4, 10)}`,
      `W2*${container.slice(0, 4)}*${container.slice(4, 10)}**CC*L`,
      'R4*5*UN*USCHI*CHICAGO*US***IL',
      'N1*RR*BNSF Railway*ZZ*BNSF',
    ]
    await take(feed, sent('322', [outGate], sender))
    const attributes = await read(container)
    expect(attributes).toMatchObject({
      current_status: 'picked_up',
      final_destination_full_out_at: `${new Date(atMs).toISOString().slice(0, 19)}Z`,
      pod_full_out_at: null,
    })
  }
})

test('a repeated interchange is ignored, alone or among others', async () => {
  const container = await tracked()
  const text = sent('315', [now('PB', container)])
  expect((await take('maeu-edi', text)).results).toMatchObject([{ outcome: 'applied' }])
  const again = await take('maeu-edi', text)
  expect(again.results).toEqual([{ at: '315 0001', container_number: container, outcome: 'unchanged' }])
  const { rows } = await api.context.pool.query(
    `select r.id from reports r join checks c on c.id = r.check_id where c.subject_number = $1 and r.source_id = $2`,
    [container, line.id],
  )
  expect(rows).toHaveLength(1)
})

test('different content under the same control numbers is treated as another message', async () => {
  const [one, two] = [await tracked(), await tracked()]
  expect((await take('maeu-edi', sent('315', [now('PB', one)]))).results).toMatchObject([{ outcome: 'applied' }])
  expect((await take('maeu-edi', sent('315', [now('PB', two)]))).results).toMatchObject([{ outcome: 'applied' }])
})

test('a message that comes before its container is tracked is stored', async () => {
  const number = withCheckDigit('BXTU900001')!
  await take('maeu-edi', sent('315', [now('PB', number)]))
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(36, number))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  expect((await read(number)).holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
})

test('the bill of this journey is learned for a container of a line that only sends EDI', async () => {
  const container = withCheckDigit('BXTU900002')!
  const day = 86_400_000
  const statusOf = (code: string, bill: string, full: string, at: number) => {
    const set = now(code, container, { at }).map((row) => row.replace('*L*45G1', `*${full}*45G1`))
    return take('whlc-edi', sent('315', [[...set, `N9*BM*${bill}`]], 'WHLC', at + 1_000))
  }
  await statusOf('EE', 'EARLIER1', 'E', Date.now() - 60 * day)
  await statusOf('AE', 'EARLIER1', 'L', Date.now() - 58 * day)
  await statusOf('UV', 'EARLIER1', 'L', Date.now() - 40 * day)
  await statusOf('RD', 'EARLIER1', 'E', Date.now() - 33 * day)
  const attributes = { request_type: 'container', request_number: container, scac: 'WHLC' } as const
  await api.api.POST('/tracking_requests', { body: { data: { type: 'tracking_request', attributes } } })
  await workUntilIdle(api.context)
  await statusOf('EE', '031E588335', 'E', Date.now() - 5 * day)
  await statusOf('AE', '031E588335', 'L', Date.now() - 2 * day)
  const { data } = await api.api.GET('/shipments', { params: { query: { 'filter[carrier]': 'WHLC' } as never } })
  expect(data!.data.map(({ attributes }) => attributes.normalized_number)).toEqual(['031E588335'])
  expect(await read(container)).toMatchObject({ current_status: 'on_ship' })
})

test('what cannot be read is named and quarantined, and the rest is applied', async () => {
  const [good, bad] = [await tracked(), await tracked()]
  const { results, acknowledgement } = await take(
    'maeu-edi',
    sent('315', [now('QX', bad), ['B4***VA*20260228'], now('PB', good)]),
  )
  const why = { at: 'segment 4 (B4), element 3', reason: 'no status is known by the code "QX"' }
  expect(results).toMatchObject([
    { at: '315 0001', container_number: bad, problems: [why] },
    { at: '315 0002', container_number: null, outcome: 'refused' },
    { at: '315 0003', container_number: good, outcome: 'applied' },
  ])
  expect(acknowledgement).toContain('AK4*3**7')
  expect((await read(good)).holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
  expect((await quarantine()).map(({ number }) => number)).toEqual(expect.arrayContaining([bad, 'maeu-edi']))
})

test('waiting messages are applied in a replay once the operator has given the code a meaning', async () => {
  const container = await tracked()
  await take('maeu-edi', sent('315', [now('QY', container)]))
  expect((await read(container)).holds_at_pod_terminal).toEqual([])
  const wiser = partner({
    id: 'maeu-edi',
    kind: 'line',
    scac: 'MAEU',
    sender_ids: ['TESTLINE'],
    overrides: { status: { QY: { hold: 'USDA', status: 'hold' } } },
  })
  const registry = {
    ...api.context.registry,
    byId: (id: string) => (id === wiser.id ? wiser : api.context.registry.byId(id)),
  }
  const { rows } = await api.context.pool.query(
    `select q.report_id from quarantine q join checks c on c.id = q.check_id where c.subject_number = $1`,
    [container],
  )
  await replayQuarantined({ ...api.context, registry }, api.context.wakeups, rows[0].report_id)
  await workUntilIdle(api.context)
  expect((await read(container)).holds_at_pod_terminal).toMatchObject([{ name: 'USDA' }])
})

test('unsupported kinds of message are rejected, and not stored', async () => {
  const before = (await quarantine()).length
  const { results } = await take('maeu-edi', x12('309', [['M10*TEST']]))
  expect(results).toEqual([
    {
      at: '309 0001',
      container_number: null,
      outcome: 'refused',
      problems: [{ at: 'segment 3 (ST), element 1', reason: 'the set "309" is not one of 214, 315, 322, 404' }],
    },
  ])
  expect(await quarantine()).toHaveLength(before)
})

test('uploads must come from the partner, and be EDI', async () => {
  const text = sent('315', [now('PB', 'BXTU4710023')])
  expect(
    await upload('maeu-edi', text, { 'boxtrail-signature': sign(text, 'another secret, not this one') }),
  ).toMatchObject({ status: 401 })
  expect(await upload('nobody', text)).toMatchObject({ status: 401 })
  expect(await upload('trapac-la', text)).toMatchObject({ status: 404 })
  expect(await upload('bnsf-edi', text)).toMatchObject({ status: 401 })
  expect(await upload('maeu-edi', text, { 'content-type': 'application/json' })).toMatchObject({ status: 415 })
  const { status, receipt } = await upload('maeu-edi', 'hello')
  expect(status).toBe(422)
  expect(receipt.errors[0].detail).toContain('segment 1: it begins with neither ISA nor UNA or UNB, but with "hello"')
  const message = JSON.stringify({ message_id: '1', sent_at: new Date().toISOString(), snapshots: [] })
  expect((await push.post('maeu-edi/messages', message)).status).toBe(404)
  const strange = await take('maeu-edi', text.replaceAll('TESTLINE', 'STRANGER'))
  expect(strange.results).toMatchObject([{ outcome: 'refused', problems: [{ at: 'segment 1 (ISA), element 6' }] }])
})

test('partners are configured besides feeds, each with its own id', () => {
  const partners = edi.parse({
    partners: [
      { id: 'a', kind: 'line', scac: 'WWSU', sender_ids: ['WWSU'], overrides: { status: { CR: { as: 'RD' } } } },
    ],
  })
  const feed = {
    id: 'a',
    kind: 'terminal' as const,
    facilities: 'any' as const,
    secret: SECRET,
    auth: { kind: 'none' as const },
    limits: {},
  }
  const registry = configureSources(
    { lines: [], feeds: [], edi: partners, locate: locateNothing },
    api.context.reference,
  )
  // WWSU is another code of Westwood, whose requests are stored under SSBF.
  expect(registry.byId('line:SSBF/a')).toMatchObject({ adapter: 'edi', kind: 'line', scac: 'SSBF' })
  expect(registry.describe('line:SSBF/a')).toMatchObject({ kind: 'line', name: 'Line WWSU (EDI)', scac: 'SSBF' })
  expect(() =>
    configureSources({ lines: [], feeds: [feed], edi: partners, locate: locateNothing }, api.context.reference),
  ).toThrow('edi.partners[0].id: there is a feed a already')
  const wrong = edi.parse({ partners: [{ ...partners.partners[0], overrides: { status: { CR: { as: 'ZZZ' } } } }] })
  expect(() =>
    configureSources({ lines: [], feeds: [], edi: wrong, locate: locateNothing }, api.context.reference),
  ).toThrow('edi.partners[0].overrides: status CR: there is no code ZZZ')
})

test('files of the drop folder are applied and acknowledged, and others rejected with the reason', async () => {
  const container = await tracked()
  const path = mkdtempSync(join(tmpdir(), 'boxtrail-drop-'))
  const done = new AbortController()
  const running = runDropFolder({ path, take: processFile(api.context), log: api.context.log, pollMs: 20 }, done.signal)
  const good = sent('315', [now('PB', container)])
  const files: [string, string | Buffer][] = [
    ['good.edi', good],
    ['stranger.edi', good.replaceAll('TESTLINE', 'STRANGER')],
    ['photo.jpg', Buffer.from([0xff, 0xd8, 0, 1, 2])],
    ['bad.edi', sent('315', [['B4***VA*20260228']])],
  ]
  for (const [name, content] of files) writeFileSync(join(path, name), content)
  const left = () => readdirSync(path).filter((name) => /\.\w+$/.test(name))
  while (left().length > 0) await sleep(10)
  done.abort()
  await running
  await workUntilIdle(api.context)
  expect(readdirSync(join(path, 'done')).sort()).toEqual(['good.edi', 'good.edi.824', 'good.edi.997'])
  expect(readdirSync(join(path, 'refused')).sort()).toEqual([
    'bad.edi',
    'bad.edi.824',
    'bad.edi.997',
    'bad.edi.report.txt',
    'photo.jpg',
    'photo.jpg.report.txt',
    'stranger.edi',
    'stranger.edi.report.txt',
  ])
  const expectedReport = (name: string) => readFileSync(join(path, 'refused', `${name}.report.txt`), 'utf8')
  expect(expectedReport('bad.edi')).toContain('315 0001: refused\n  segment 4 (B4), element 7: names no container')
  expect(expectedReport('stranger.edi')).toContain('No partner in the configuration has the sender "STRANGER".')
  expect(expectedReport('photo.jpg')).toContain('neither ISA nor UNB')
  expect((await read(container)).holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
})

test('a CSV in the drop folder is treated as a push of the feed that its name begins with', async () => {
  const container = await tracked()
  const rows = [
    'container_number,observed_at,facility.firms,facility.locode,holds',
    `${container},${new Date().toISOString()},Y258,USLAX,CUSTOMS=HOLD`,
  ]
  const taker = processFile(api.context)
  const drop = (name: string, lines: string[]) => taker(name, Buffer.from(lines.join('\n')), Date.now())
  expect(await drop('trapac-la.2026-05-04.csv', rows)).toEqual({ accepted: true, attachments: [] })
  await workUntilIdle(api.context)
  expect((await read(container)).holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
  const report = (text: string) => ({ suffix: '.report.txt', text })
  expect(await drop('trapac-la.csv', [...rows, `${container},soon,Y258,USLAX,-`])).toEqual({
    accepted: true,
    attachments: [report(expect.stringMatching(/^line 3, column observed_at: /) as unknown as string)],
  })
  expect(await drop('trapac-la.csv', ['colour', 'red'])).toMatchObject({
    accepted: false,
    attachments: [report(expect.stringContaining('container_number is missing') as unknown as string)],
  })
  for (const name of ['nobody.csv', 'maeu-edi.csv', '.csv'])
    expect(await drop(name, rows)).toMatchObject({
      accepted: false,
      attachments: [report(expect.stringContaining('No push feed has the id') as unknown as string)],
    })
})

test('a file is applied once and acknowledged alike if the process crashed before moving it', async () => {
  const container = await tracked()
  const bytes = Buffer.from(sent('315', [now('PB', container)]))
  const at = Date.now() - 5_000
  const [first, second] = [
    await processFile(api.context)('a', bytes, at),
    await processFile(api.context)('a', bytes, at),
  ]
  expect(second).toEqual(first)
  const { rows } = await api.context.pool.query(
    `select r.id from reports r join checks c on c.id = r.check_id where c.subject_number = $1 and r.source_id = $2`,
    [container, line.id],
  )
  expect(rows).toHaveLength(1)
})
