import { expect, test } from 'vitest'
import { authorize } from '../../../src/http/pipeline/authorize.ts'

const writer = { features: {}, mayWrite: true }
const reader = { features: {}, mayWrite: false }

test('a caller may use what is not disabled', () => {
  expect(() => authorize('createWebhook', writer)).not.toThrow()
  expect(() => authorize('createWebhook', { ...writer, features: { documents: false } })).not.toThrow()
})

test('a disabled feature is refused for reads as well', () => {
  for (const id of ['createWebhook', 'listWebhooks'] as const)
    expect(() => authorize(id, { ...writer, features: { webhooks: false } })).toThrow('not enabled for your account')
})

test('a caller who may only read changes nothing', () => {
  expect(() => authorize('listWebhooks', reader)).not.toThrow()
  expect(() => authorize('createWebhook', reader)).toThrow('This may only read')
})

test('a disabled feature is named before what the caller may do', () => {
  expect(() => authorize('createWebhook', { ...reader, features: { webhooks: false } })).toThrow('not enabled')
})
