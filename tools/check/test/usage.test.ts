import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createUsage, type UsageRecord } from '@boxtrail/contracts/usage'
import { expect, test } from 'vitest'
import type { Spec } from '../../generate/bundle.ts'
import { generated, repository } from '../../generate/places.ts'
import { brokenBy } from '../usage.ts'
import type { Document } from './mutation.ts'

const contract: Spec = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
const web: UsageRecord = JSON.parse(readFileSync(join(repository, 'tools/check/usage/@boxtrail__web.json'), 'utf8'))

const without = (schema: string, name: string): Spec => {
  const copy: Document = structuredClone(contract)
  const attributes = copy.components.schemas[schema].properties.attributes
  delete attributes.properties[name]
  attributes.required = attributes.required.filter((one: string) => one !== name)
  return copy
}

/** What a test run of another team would have recorded. */
const recorded = (): UsageRecord => {
  const usage = createUsage({ name: 'dispatch', version: '1.4.0' })
  const data = [
    { type: 'container', attributes: { number: 'MSKU7054417', current_status: 'on_ship', seal_number: null } },
  ]
  usage.add({ method: 'GET', path: '/v2/containers?filter[status]=on_ship', status: 200, responseBody: { data } })
  usage.add({
    method: 'POST',
    path: '/v2/tracking_requests',
    status: 422,
    responseBody: { errors: [{ status: '422', code: 'duplicate' }] },
  })
  usage.addEvent({ data: { type: 'webhook_notification', attributes: { event: 'container.created' } } })
  return usage.toJSON()
}

test('the web application is named, with the file that uses what is removed', () => {
  const [broken] = brokenBy(contract, without('Container', 'seal_number'), [web])
  expect(broken!.consumer).toBe('@boxtrail/web')
  expect(broken!.findings).toEqual([
    expect.objectContaining({
      promise: 'Container.seal_number',
      sites: expect.arrayContaining([expect.objectContaining({ file: expect.stringMatching(/^src\/pages\/\w+\//) })]),
    }),
  ])
})

test('what nobody uses breaks nobody', () => {
  expect(brokenBy(contract, contract, [web, recorded()])).toEqual([])
  expect(brokenBy(contract, without('Vessel', 'mmsi'), [recorded()])).toEqual([])
})

const CHANGES: [what: string, edit: (spec: Document) => unknown, promise: string][] = [
  [
    'a field that came',
    ({ components }) => delete components.schemas.Container.properties.attributes.properties.seal_number,
    'Container.seal_number',
  ],
  [
    'a value that came',
    ({ components }) => components.schemas.Container.properties.attributes.properties.current_status.enum.splice(1, 1),
    'Container.current_status=on_ship',
  ],
  [
    'a parameter that was sent',
    ({ paths }) => (paths['/containers'].get.parameters = []),
    'listContainers filter[status]',
  ],
  ['an operation that was called', ({ paths }) => delete paths['/containers'].get, 'listContainers'],
  ['an event that arrived', ({ webhooks }) => delete webhooks['container.created'], 'event container.created'],
  [
    'a problem that was answered',
    ({ components }) => {
      for (const { value } of Object.values<Document>(components.examples))
        for (const problem of value?.errors ?? []) if (problem.code === 'duplicate') problem.code = 'twice'
    },
    'error 422 duplicate',
  ],
]

test.each(CHANGES)('a record tells who uses %s', (_, edit, promise) => {
  const copy: Document = structuredClone(contract)
  edit(copy)
  const [broken] = brokenBy(contract, copy, [recorded()])
  expect(broken?.consumer).toBe('dispatch 1.4.0')
  expect(broken?.findings.map((one) => one.promise)).toContain(promise)
})
