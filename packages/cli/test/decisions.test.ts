import { describe, expect, it } from 'vitest'
import { durationOf } from '../src/commands/sandbox-advance.ts'
import { judgeCertificate } from '../src/doctor/certificate.ts'
import { checkClock } from '../src/doctor/examine.ts'
import { checkNode, judgeService } from '../src/doctor/versions.ts'
import { filterQuery, includeQuery } from '../src/listing/query.ts'
import { decode } from '../src/track/decode.ts'
import { wantedOf } from '../src/track/wanted.ts'
import { decide } from '../src/webhooks/retries.ts'

const now = new Date('2026-11-26T08:00:00Z')

describe('pasted text', () => {
  it('a table with headings, in any order, says kind, line and references', () => {
    const text = '\uFEFFPO;Bill of lading;Carrier\nA|B;QXSB 16000;TEST\n;QXSB15000;\n;;\n'
    expect(wantedOf(text, 'stdin')).toEqual([
      { number: 'QXSB 16000', kind: 'bill_of_lading', scac: 'TEST', refNumbers: ['A', 'B'] },
      { number: 'QXSB15000', kind: 'bill_of_lading', scac: undefined, refNumbers: [] },
    ])
  })

  it('a kind in the first column makes a table without headings', () => {
    expect(wantedOf('bill_of_lading,QXSB16000,TEST,PO-48213\ncontainer,QXSU1090017,TEST,\n', 'stdin')).toMatchObject([
      { number: 'QXSB16000', kind: 'bill_of_lading', scac: 'TEST', refNumbers: ['PO-48213'] },
      { number: 'QXSU1090017', kind: 'container', refNumbers: [] },
    ])
  })

  it('any other text gives its numbers', () => {
    expect(wantedOf('Please track\nMSKU7054417, MAEU261904573!', 'stdin').map(({ number }) => number)).toEqual([
      'MSKU7054417',
      'MAEU261904573',
    ])
  })

  it('UTF-16 is read by its byte order mark, as PowerShell and spreadsheets write it', () => {
    const text = '\uFEFFnumber\tPO\r\nMSKU7054417\tMüller\r\n'
    const little = Buffer.from(text, 'utf16le')
    for (const bytes of [Buffer.from(text), little, Buffer.from(little).swap16()])
      expect(wantedOf(decode(bytes), 'list.csv')).toMatchObject([{ number: 'MSKU7054417', refNumbers: ['Müller'] }])
  })

  it('a value in another encoding is refused, and one that is not taken is no matter', () => {
    const wanted = (text: string) => wantedOf(decode(Buffer.from(text, 'latin1')), 'list.csv')
    expect(() => wanted('number,PO\nMSKU7054417,Müller\n')).toThrow('the text is not UTF-8')
    expect(wanted('number,Empfänger\nMSKU7054417,Müller\n')).toMatchObject([{ number: 'MSKU7054417' }])
  })

  it('an unknown kind is named with its row', () => {
    expect(() => wantedOf('number,type\nMSKU7054417,barge\n', 'list.csv')).toThrow('"barge" is not a kind of number')
  })
})

describe('a failed delivery', () => {
  it('is tried again when the service would, and Retry-After only makes it later', () => {
    const attempt = (status: number | null, retryAfter: string | null, number: number, retries = 12) =>
      decide({ status, retryAfter }, number, retries, now)
    expect(attempt(204, null, 1)).toEqual({ outcome: 'succeeded' })
    expect(attempt(302, null, 1)).toEqual({ outcome: 'pending', retryInMs: 5_000 })
    expect(attempt(null, null, 2)).toEqual({ outcome: 'pending', retryInMs: 60_000 })
    expect(attempt(503, '30', 1)).toEqual({ outcome: 'pending', retryInMs: 30_000 })
    expect(attempt(503, 'Thu, 26 Nov 2026 08:01:00 GMT', 1)).toEqual({ outcome: 'pending', retryInMs: 60_000 })
    expect(attempt(500, '30', 1)).toEqual({ outcome: 'pending', retryInMs: 5_000 })
    expect([attempt(410, null, 1), attempt(500, null, 13), attempt(500, null, 1, 0)]).toEqual(
      Array(3).fill({ outcome: 'failed' }),
    )
  })
})

describe('filters', () => {
  it('have the names of the contract, and those of the client', () => {
    expect(
      filterQuery('listContainers', ['updatedAt.start=2026-11-01', 'updated_at[end]=2026-11-02', 'holds=true']),
    ).toEqual({
      'filter[updated_at][start]': '2026-11-01',
      'filter[updated_at][end]': '2026-11-02',
      'filter[holds]': 'true',
    })
    expect(filterQuery('listEvents', ['event=container.updated,container.created'])).toEqual({
      'filter[event]': ['container.updated', 'container.created'],
    })
    expect(includeQuery('listContainers', ['shipment,podTerminal.port'])).toEqual(['shipment', 'pod_terminal.port'])
  })
})

describe('doctor', () => {
  it('checks whether certificates are trusted and when they expire', () => {
    const judged = (error: string | null, validTo: string) =>
      judgeCertificate({ error, validTo: new Date(validTo), issuer: 'Harbour CA' }, now).result
    expect(judged(null, '2027-02-01')).toBe('ok')
    expect(judged(null, '2026-12-01')).toBe('warning')
    expect(judged('SELF_SIGNED_CERT_IN_CHAIN', '2027-02-01')).toBe('failed')
    expect(judged(null, '2026-11-25')).toBe('failed')
  })

  it('checks the clock against the tolerance of webhook receivers', () => {
    const judged = (date: string | null) => checkClock(date, now).result
    expect(judged('Thu, 26 Nov 2026 08:00:10 GMT')).toBe('ok')
    expect(judged('Thu, 26 Nov 2026 08:02:00 GMT')).toBe('warning')
    expect(judged('Thu, 26 Nov 2026 07:50:00 GMT')).toBe('failed')
    expect(judged(null)).toBe('warning')
  })

  it('judges versions', () => {
    expect(
      [
        judgeService('0.3.0', '0.3.0'),
        judgeService('0.2.9', '0.3.0'),
        judgeService('0.10.0', '0.3.0'),
        judgeService(null, '0.3.0'),
      ].map(({ result }) => result),
    ).toEqual(['ok', 'warning', 'warning', 'warning'])
    expect([checkNode('v20.1.0').result, checkNode('v24.21.0').result]).toEqual(['failed', 'ok'])
  })
})

it('durations are written short or by ISO 8601; anything else is not a duration', () => {
  expect(['2d', '6h', 'P1DT6H', 'P2W', 'PT90S', 'discharge', 'P', 'lfd-1d'].map(durationOf)).toEqual([
    172_800_000,
    21_600_000,
    108_000_000,
    1_209_600_000,
    90_000,
    null,
    null,
    null,
  ])
})
