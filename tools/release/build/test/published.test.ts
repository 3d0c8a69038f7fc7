import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Spec } from '../../../generate/bundle.ts'
import { asOpenapi30 } from '../openapi-30.ts'
import { published } from '../published.ts'

const spec = openapi as unknown as Spec
type Schema = { [key: string]: unknown }

/** Every object of a document, with its place. */
const objectsOf = (node: unknown, place = '#'): [place: string, Schema][] => {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.entries(node).flatMap(([key, member]) => objectsOf(member, `${place}/${key}`))
  return Array.isArray(node) ? below : [[place, node as Schema], ...below]
}
const holdsNull = ({ enum: values }: Schema) => Array.isArray(values) && values.includes(null)
const accepts = (schema: Schema, value: unknown) => z.fromJSONSchema(schema).safeParse(value).success

describe('the published contract', () => {
  const nullable = objectsOf(spec).filter(([, schema]) => holdsNull(schema))
  const after = new Map(objectsOf(published(spec)))

  it('has no null among the values of an enum', () => {
    expect(nullable.length).toBeGreaterThan(10)
    expect([...after].filter(([, schema]) => holdsNull(schema))).toEqual([])
  })

  it.each(nullable)('accepts the same at %s', (place, before) => {
    const now = after.get(place)!
    for (const value of [...(before.enum as unknown[]), 'no such value', 7])
      expect([value, accepts(now, value)]).toEqual([value, accepts(before, value)])
    expect([now.description, now['x-beta']]).toEqual([before.description, before['x-beta']])
  })
})

describe('the contract in OpenAPI 3.0', () => {
  const schemas = objectsOf((asOpenapi30(spec) as { components: object }).components)

  it('says null by nullable alone', () => {
    const isNull = ({ type, enum: values }: Schema) =>
      type === 'null' || (holdsNull({ enum: values }) && type === undefined)
    expect(schemas.filter(([, schema]) => isNull(schema)).map(([place]) => place)).toEqual([])
    expect(schemas.filter(([, { nullable }]) => nullable === true).length).toBeGreaterThan(100)
  })

  it('has no component that only events refer to', () => {
    const text = JSON.stringify(asOpenapi30(spec))
    const named = Object.entries((JSON.parse(text) as Spec).components).flatMap(([section, components]) =>
      section === 'securitySchemes' ? [] : Object.keys(components).map((name) => `#/components/${section}/${name}`),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((place) => !text.includes(`"${place}"`))).toEqual([])
  })

  it('has nothing that 3.0 does not support', () => {
    const isSchema = ([place]: [string, Schema]) => !place.endsWith('/properties')
    const unknown = schemas.filter(isSchema).filter(([, schema]) => Array.isArray(schema.type) || 'const' in schema)
    expect(unknown.map(([place]) => place)).toEqual([])
    const beside = schemas.filter(isSchema).filter(([, schema]) => '$ref' in schema && Object.keys(schema).length > 1)
    expect(beside.map(([place]) => place)).toEqual([])
  })
})
