import { expect, test } from 'vitest'
import { createLogger } from '../src/logger.ts'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = ''
  write(createLogger('debug', { write: (line) => (text += line) }))
  return text
}

test('secrets are never logged, at any depth that we log', () => {
  const text = logged((logger) => {
    logger.info({ token: 'leak', request: { headers: { authorization: 'leak', 'x-api-key': 'leak' } } }, 'request')
    logger.warn({ line: { auth: { client_secret: 'leak' } }, secret: 'leak' })
    logger.error({ error: new Error('cannot reach postgresql://box:leak@db/boxtrail') })
  })
  expect(text).not.toContain('leak')
  expect(text).toContain('[redacted]')
  expect(text).toContain('postgresql://box:[redacted]@db/boxtrail')
})

test('the level and time of a line are written as text', () => {
  expect(JSON.parse(logged((logger) => logger.info('hello')))).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    msg: 'hello',
  })
})

test('the message of an error is written, without the properties that libraries attach', () => {
  const error = Object.assign(new Error('terminated'), { code: '57P01', client: { password: 'leak', host: 'leak' } })
  const wrapped = new Error('the request failed', { cause: error })
  const text = logged((logger) => logger.warn({ error: wrapped }))
  expect(text).not.toContain('leak')
  expect(JSON.parse(text).error).toMatchObject({ message: 'the request failed', cause: { code: '57P01' } })
})
