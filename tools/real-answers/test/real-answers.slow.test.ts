import { test } from 'vitest'
import { realAnswers } from '../real-answers.ts'

test('real answers of three lines become the journeys that a person reads in them', {
  timeout: 120_000,
}, async (context) => {
  const compared = await realAnswers()
  if (!compared) context.skip('../shared/data is not here; the hand-written samples cover the same shapes')
})
