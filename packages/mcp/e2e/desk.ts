import { createClient } from '@boxtrail/client'
import type { Client } from '@modelcontextprotocol/client'
import { call } from './clients.ts'
import { type DeskQuestion, deskQuestions, STORAGE_PER_DAY } from './desk-questions.ts'
import { readRecords } from './records.ts'
import { tokensOf } from './sizes.ts'

const QUESTIONS = 15
const MAX_CALLS = 2
/** Sources report meanwhile: a differing answer is compared again with the current data. */
const ATTEMPTS = 3
const EMPTY = ['{}', '[]']

interface Service {
  url: string
  apiKey: string
}

/** Creates a tariff, so that charges can be forecast, and a tracking request that its line does not know. */
const prepare = async ({ url, apiKey }: Service) => {
  const client = createClient({ baseUrl: url, apiKey })
  await client.tariffs.create({
    charge: 'storage',
    shippingLineScac: 'TEST',
    freeDays: null,
    currencyCode: 'USD',
    tiers: [{ fromDay: 1, amountPerDay: STORAGE_PER_DAY }],
    validFrom: '2020-01-01',
  } as never)
  // One container must change after all of them were first tracked.
  const { items } = await client.containers.list({ page: { size: 1 } })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await client.containers.update(items[0]!.id, { refNumbers: ['CHANGED-1'] })
  await client.trackingRequests.create({ requestType: 'bill_of_lading', requestNumber: 'QXSB99999', scac: 'TEST' })
  while (true) {
    const { items } = await client.trackingRequests.list({ filter: { requestNumber: 'QXSB99999' } })
    if (items[0]?.meta?.action) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const ask = async (client: Client, { calls, answer }: DeskQuestion) => {
  const answers: unknown[] = []
  let tokens = 0
  for (const { tool, given } of calls) {
    const { result, text, isError } = await call(client, tool, given(answers))
    if (isError) throw new Error(text)
    answers.push(result)
    tokens += tokensOf(text)
  }
  return { said: JSON.stringify(answer(answers)), tokens }
}

/**
 * Asks what an operator asks every day: each question must be answered completely and correctly with at most two calls.
 */
export const desk = async (client: Client, service: Service): Promise<string> => {
  await prepare(service)
  const count = (await deskQuestions(await readRecords(service), new Date())).length
  if (count !== QUESTIONS) throw new Error(`${count} questions`)
  const wrong: string[] = []
  let most = 0
  for (let at = 0; at < QUESTIONS; at++) {
    let problem = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const question = (await deskQuestions(await readRecords(service), new Date()))[at]!
      const { said, tokens } = await ask(client, question)
      const truth = JSON.stringify(question.truth)
      if (EMPTY.includes(truth)) throw new Error(`the demo world has nothing to answer: ${question.asked}`)
      problem = said === truth && question.calls.length <= MAX_CALLS ? '' : `${question.asked} ${said}, not ${truth}`
      most = Math.max(most, tokens)
      if (problem === '' || attempt === ATTEMPTS - 1)
        console.log(`  ${at + 1}. ${question.asked} ${question.calls.length} calls, ${tokens} tokens`)
      if (problem === '') break
    }
    if (problem) wrong.push(problem)
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return `${QUESTIONS} questions, at most ${most} tokens for one`
}
