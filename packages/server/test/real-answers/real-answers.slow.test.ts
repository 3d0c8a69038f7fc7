import { test } from 'vitest'
import { realAnswers } from './real-answers.ts'

test('real responses of three lines become the expected journeys', {
  timeout: 120_000,
}, async (context) => {
  const compared = await realAnswers()
  if (!compared) context.skip('../shared/data is not here; the hand-written samples cover the same shapes')
})
