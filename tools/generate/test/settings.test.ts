import { expect, test } from 'vitest'
import { z } from 'zod'
import { settingsOf } from '../describe-settings.ts'

test('each key is named with its default and its meaning', () => {
  const schema = z.strictObject({
    limits: z.strictObject({ per_minute: z.number().default(60).describe('How many') }).prefault({}),
    feeds: z.array(
      z.strictObject({ id: z.string().describe('Its name'), secret: z.string().optional().describe('Signs') }),
    ),
    hosts: z.array(z.string()).default([]).describe('Which'),
    key: z.string().optional().meta({ description: 'Opens', shownDefault: 'generated' }),
    url: z
      .string()
      .transform((text) => text.trim())
      .describe('Where'),
  })
  expect(settingsOf(schema).map(({ path, default: value, meaning }) => [path, value, meaning])).toEqual([
    ['limits.per_minute', '`60`', 'How many'],
    ['feeds[].id', null, 'Its name'],
    ['feeds[].secret', 'none', 'Signs'],
    ['hosts', 'none', 'Which'],
    ['key', 'generated', 'Opens'],
    ['url', null, 'Where'],
  ])
})

test('a key without a description is rejected, and named', () => {
  const schema = z.strictObject({ webhooks: z.strictObject({ timeout_ms: z.number().default(1) }).prefault({}) })
  expect(() => settingsOf(schema)).toThrow('the setting webhooks.timeout_ms has no description')
})
