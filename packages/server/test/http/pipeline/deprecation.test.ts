import { expect, test } from 'vitest'
import { deprecationHeaders } from '../../../src/http/pipeline/deprecation.ts'

test('an operation that is not deprecated adds no header', () => {
  expect(deprecationHeaders(undefined)).toEqual({})
})

test('a deprecated operation says since when, and no more than is known', () => {
  expect(deprecationHeaders({ since: '2026-03-01' })).toEqual({ Deprecation: '@1772323200' })
})

test('a page is linked for the deprecation, and for the end if there is one', () => {
  const link = 'https://boxtrail.example/docs/moving'
  const type = 'type="text/html"'
  expect(deprecationHeaders({ since: '2026-03-01', link }).Link).toBe(`<${link}>; rel="deprecation"; ${type}`)
  expect(deprecationHeaders({ since: '2026-03-01', sunset: '2026-09-01', link })).toEqual({
    Deprecation: '@1772323200',
    Sunset: 'Tue, 01 Sep 2026 00:00:00 GMT',
    Link: `<${link}>; rel="deprecation"; ${type}, <${link}>; rel="sunset"; ${type}`,
  })
})
