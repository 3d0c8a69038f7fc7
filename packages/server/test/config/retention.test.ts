import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { configFile } from '../../src/config/settings/config-file.ts'
import { retentionNames } from '../../src/config/settings/retention-kinds.ts'
import { droppedBefore, periodText, retentionText } from '../../src/config/settings/retention-settings.ts'

const set = (retention: Record<string, unknown>) => configFile.parse({ retention }).retention
const DAY_MS = 86_400_000
const at = (text: string) => Date.parse(text)

describe('the settings of retention', () => {
  test('keep delivered bodies and attempts 90 days, all else 13 months', () => {
    expect(retentionText(set({}))).toBe(
      'notification bodies 90 days, delivery attempts 90 days, notifications 13 months, report bodies 13 months, audit 13 months',
    )
  })

  test.each(['forever', '30 days', '1 year', '18 months', '9999 months'])('accept %s', (text) => {
    expect(periodText(set({ audit: text }).audit)).toBe(text)
  })

  test.each([
    ['90', 'is not a period such as 90 days, 13 months or forever'],
    ['0 days', 'is not a period such as 90 days, 13 months or forever'],
    ['1.5 months', 'is not a period such as 90 days, 13 months or forever'],
    ['2 weeks', 'is not a period such as 90 days, 13 months or forever'],
    ['29 days', 'is less than 30 days'],
    ['1 month', 'is less than 30 days'],
  ])('refuse %s', (text, reason) => {
    const { error } = configFile.safeParse({ retention: { audit: text } })
    expect(error!.issues).toMatchObject([{ path: ['retention', 'audit'], message: reason }])
  })

  test('refuse a kind that does not exist', () => {
    expect(configFile.safeParse({ retention: { changes: '1 year' } }).success).toBe(false)
  })
})

describe('what may be dropped', () => {
  test('is whole months that ended before the period began', () => {
    const retention = set({ audit: '13 months', report_bodies: '90 days' })
    expect(droppedBefore(retention, 'audit', at('2026-11-26T12:00:00Z'))).toBe(at('2025-10-01'))
    expect(droppedBefore(retention, 'report_bodies', at('2026-03-31T00:00:00Z'))).toBe(at('2025-12-01'))
  })

  test('is nothing of what is kept for ever', () => {
    expect(droppedBefore(set({ audit: 'forever' }), 'audit', at('2026-11-26'))).toBeNull()
  })

  test('is what belongs to a notification with it, however long that alone would be kept', () => {
    const retention = set({ notifications: '30 days', notification_bodies: 'forever', delivery_attempts: '2 years' })
    for (const name of ['notifications', 'notification_bodies', 'delivery_attempts'] as const)
      expect(droppedBefore(retention, name, at('2026-11-26'))).toBe(at('2026-10-01'))
  })

  test('is never younger than the period, and moves forward with time', () => {
    const period = fc
      .tuple(fc.integer({ min: 2, max: 60 }), fc.constantFrom('months', 'years'))
      .map(([count, unit]) => `${count} ${unit}`)
    const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(period, now, fc.integer({ min: 0, max: 800 }), (text, date, days) => {
        const retention = set(Object.fromEntries(retentionNames.map((name) => [name, text])))
        const months = Number(text.split(' ')[0]) * (text.endsWith('years') ? 12 : 1)
        for (const name of retentionNames) {
          const before = droppedBefore(retention, name, date.getTime())!
          expect(date.getTime() - before).toBeGreaterThanOrEqual(months * 28 * DAY_MS)
          expect(new Date(before).getUTCDate()).toBe(1)
          expect(droppedBefore(retention, name, date.getTime() + days * DAY_MS)).toBeGreaterThanOrEqual(before)
        }
      }),
    )
  })
})
