import { readQuery, refuseCredentials } from '@boxtrail/protocol/read/query'
import { expect, test } from 'vitest'

test('a key in the query is refused under whatever name, and not repeated', () => {
  for (const search of ['api_key=secret', 'q=1&Token=secret', 'access%5Ftoken=secret', 'AUTHORIZATION']) {
    expect(() => refuseCredentials(search), search).toThrow('Send the API key in the Authorization header')
    expect(() => refuseCredentials(search), search).not.toThrow('secret')
  }
  for (const search of ['', 'q=token', 'page[size]=1']) expect(() => refuseCredentials(search), search).not.toThrow()
})

test('text that is not percent-encoded is refused, and the character NUL', () => {
  for (const search of ['%=1', 'q=%ff']) expect(() => refuseCredentials(search), search).toThrow('percent-encoded')
  expect(() => refuseCredentials('q=%00')).toThrow('NUL')
})

test('a query is read by the kinds of its parameters, and nothing is coerced', () => {
  const kinds = { 'page[size]': 'integer', include: 'csv', active: 'boolean', q: 'string' } as const
  const read = (search: string) => readQuery(search, kinds, ['shipment', 'port'], { all: ['shipment', 'port'] })
  expect(read('')).toBeUndefined()
  expect(read('page%5Bsize%5D=500&include=port,port&q=a+b')).toEqual({ 'page[size]': 100, include: ['port'], q: 'a b' })
  expect(read('active=true&q=')).toEqual({ active: true })
  for (const search of ['active=1', 'page[size]=ten', 'q=1&q=2', 'colour=red', 'include=party'])
    expect(() => read(search), search).toThrow(expect.objectContaining({ status: 400 }))
})
