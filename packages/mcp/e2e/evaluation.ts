import type { Client } from '@modelcontextprotocol/client'
import { call } from './clients.ts'
import { play, until, untilTheEnd } from './played.ts'
import { countingQuestions, lateQuestions, type Question, questionsAtBerth, questionsAtSea } from './questions.ts'
import { tokensOf } from './sizes.ts'

/** A question that takes more calls or tokens counts as not answered. */
const MAX_CALLS = 2
const MAX_TOKENS = 1_600
const MIN_QUESTIONS = 60

/** Follows the plan of a question. Returns the answer and its cost. */
const answerOf = async (client: Client, { calls, answer }: Question) => {
  const answers: unknown[] = []
  let tokens = 0
  for (const { tool, given } of calls) {
    const { result, text } = await call(client, tool, given(answers))
    answers.push(result)
    tokens += tokensOf(text)
  }
  return { answer: answer(answers), tokens, calls: calls.length }
}

/** The problem with an answer, or null. */
const problemOf = async (client: Client, question: Question): Promise<{ problem: string | null; tokens: number }> => {
  const { asked, truth } = question
  try {
    const { answer, tokens, calls } = await answerOf(client, question)
    const isTrue = JSON.stringify(answer) === JSON.stringify(truth)
    const isCheap = tokens <= MAX_TOKENS && calls <= MAX_CALLS
    if (isTrue && isCheap) return { problem: null, tokens }
    const said = `${JSON.stringify(answer)} instead of ${JSON.stringify(truth)}, ${calls} calls, ${tokens} tokens`
    return { problem: `${asked} ${said}`, tokens }
  } catch (error) {
    return { problem: `${asked} ${(error as Error).message}`, tokens: 0 }
  }
}

/** Checks that questions can be answered from the tools alone. A script plans the calls, and not a model. */
export const evaluate = async (client: Client, service: { url: string; apiKey: string }): Promise<string> => {
  const { client: api, journeys } = await play(service)
  const outcomes: { problem: string | null; tokens: number }[] = []
  const ask = async (questions: Question[]) => {
    for (const question of questions) outcomes.push(await problemOf(client, question))
  }
  const [first] = journeys
  await until(api, first!, 'departure')
  await ask(questionsAtSea(first!))
  await until(api, first!, 'berth')
  await ask(questionsAtBerth(first!))
  await untilTheEnd(api)
  await ask([...journeys.flatMap(lateQuestions), ...countingQuestions(journeys)])
  const problems = outcomes.flatMap(({ problem }) => problem ?? [])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (outcomes.length < MIN_QUESTIONS) throw new Error(`only ${outcomes.length} questions were asked`)
  return `${outcomes.length} questions, at most ${Math.max(...outcomes.map(({ tokens }) => tokens))} tokens for one`
}
