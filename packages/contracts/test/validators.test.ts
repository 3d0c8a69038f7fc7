import { describe, expect, test } from 'vitest'
import { eventExamples, examples } from '../src/examples.ts'
import { responseValidator } from '../src/strict.ts'
import { requests, responses, webhookPayloads } from '../src/zod.ts'

const later = (() => {
  const document = structuredClone(examples.getContainer[200].default)
  return {
    ...document,
    data: {
      ...document.data,
      colour: 'red',
      attributes: { ...document.data.attributes, current_status: 'lost_at_sea' },
    },
  }
})()

describe('published validators', () => {
  test('let fields and values of a later server pass in answers', () => {
    expect(responses.getContainer[200].safeParse(later).error).toBeUndefined()
    expect(responses.getContainer[200].parse(later)).toMatchObject({ data: { colour: 'red' } })
    const event = { ...eventExamples['container.updated'], colour: 'red' }
    expect(webhookPayloads['container.updated'].safeParse(event).success).toBe(true)
  })

  test('refuse an answer that lacks what the contract promises', () => {
    const { number: _, ...attributes } = later.data.attributes
    const read = responses.getContainer[200].safeParse({ ...later, data: { ...later.data, attributes } })
    expect(read.error?.issues[0]?.path).toEqual(['data', 'attributes', 'number'])
  })

  test('refuse a request with a member or a value that the contract does not have', () => {
    const request = examples.createTrackingRequest.request.container
    const { body } = requests.createTrackingRequest
    expect(body.safeParse(request).success).toBe(true)
    expect(body.safeParse({ ...request, colour: 'red' }).success).toBe(false)
    const attributes = { ...request.data.attributes, request_type: 'pallet' }
    expect(body.safeParse({ data: { ...request.data, attributes } }).success).toBe(false)
  })
})

test('the service holds its own answers to exactly the contract', () =>
  expect(responseValidator('getContainer', 200)?.safeParse(later).success).toBe(false))
