// @vitest-environment jsdom
import { createHandlers, handler } from '@boxtrail/mock/msw'
import { setupServer } from 'msw/node'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Available } from '../src/containers.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const mock = createHandlers({ baseUrl: 'http://boxtrail.test' })
const server = setupServer(...mock.handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const render = async () => {
  const place = document.createElement('div')
  await act(async () => createRoot(place).render(<Available />))
  return place
}

test('lists what can be picked up', async () => {
  const place = await render()
  await vi.waitFor(() => expect(place.querySelectorAll('li').length).toBeGreaterThan(10))
  expect(place.querySelector('li')?.textContent).toMatch(/^[A-Z]{4}\d{7} of \w+$/)
})

test('says so while the service fails', async () => {
  server.use(handler('listContainers', { status: 503 }, { baseUrl: 'http://boxtrail.test' }))
  const place = await render()
  await vi.waitFor(() => expect(place.textContent).toBe('The service is busy.'))
})
