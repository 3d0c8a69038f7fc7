import { type ClientOptions, createClient } from '../src/index.ts'

export interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

type Answer = Response | Error | ((request: Request) => Promise<Response>)

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/vnd.api+json', ...headers } })

export const problems = (status: number, errors: unknown[], headers: Record<string, string> = {}): Response =>
  json({ errors }, status, headers)

/** A client whose requests are given the answers in turn, the last one for ever; nothing is waited for. */
export const observedClient = (answers: Answer[], options: Partial<ClientOptions> = {}) => {
  const sent: Sent[] = []
  const client = createClient({
    baseUrl: 'https://boxtrail.example',
    apiKey: 'key',
    fetch: async (request) => {
      const { method, url, headers } = request
      sent.push({ method, url, headers: Object.fromEntries(headers), body: await request.clone().text() })
      const answer = answers[Math.min(sent.length - 1, answers.length - 1)]!
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer(request) : answer.clone()
    },
    ...options,
  })
  return { client, sent }
}

export const idsOf = async (records: AsyncIterable<{ id: string }>): Promise<string[]> => {
  const ids: string[] = []
  for await (const { id } of records) ids.push(id)
  return ids
}
