import { documentedOperations } from '../src/contract.ts'

export interface DocumentedExample {
  id: string
  status: number
  name: string | undefined
  body: unknown
  mediaType: string | undefined
}

/** Each example of each status; a status without content counts as one. */
export const examplesOfAll = (): DocumentedExample[] =>
  documentedOperations.flatMap(({ id, answers }) =>
    answers.flatMap(({ status, mediaType, examples }): DocumentedExample[] => {
      const named = Object.entries(examples).map(([name, body]) => ({ id, status, name, body, mediaType }))
      return named.length > 0 ? named : [{ id, status, name: undefined, body: undefined, mediaType }]
    }),
  )

export const example = (id: string, status: number): unknown =>
  examplesOfAll().find((one) => one.id === id && one.status === status)?.body

/** A body as its example is written down: a file in Base64. */
export const textOf = async (answer: Response): Promise<string> => {
  if (!answer.headers.get('content-type')?.startsWith('image/')) return answer.text()
  return JSON.stringify(Buffer.from(await answer.arrayBuffer()).toString('base64'))
}
