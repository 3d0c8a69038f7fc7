import type { DocumentedOperation } from '../contract.ts'
import type { Preference } from '../prefer.ts'
import { failure, lowerCased, type MockAnswer } from './mock-answer.ts'

/** `isMissing`: the contract documents no such response; this one lists those that it has. */
export type Documented = MockAnswer & { isMissing?: true }

/** The documented response that the caller prefers. */
export const documented = (operation: DocumentedOperation, { code, example }: Preference): Documented => {
  const { id, answers } = operation
  const answer = answers.find((one) => (code ? one.status === code : one.status < 300))
  if (!answer) return none(`${id} has no status ${code}; it has ${answers.map(({ status }) => status).join(', ')}.`)
  const examples = Object.entries(answer.examples)
  const [, body] = (example ? examples.find(([name]) => name === example) : examples[0]) ?? []
  if (example && body === undefined)
    return none(
      `${id} ${answer.status} has no example "${example}"; it has ${Object.keys(answer.examples).join(', ') || 'none'}.`,
    )
  const { status, headers, mediaType } = answer
  const type: Record<string, string> = body === undefined || !mediaType ? {} : { 'content-type': mediaType }
  return { status, headers: { ...lowerCased(headers), ...type }, body }
}

const none = (detail: string): Documented => ({
  ...failure(404, `The mock has no such answer: ${detail}`),
  isMissing: true,
})
