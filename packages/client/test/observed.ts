import { type ClientOptions, createClient, type Format } from '../src/index.ts'

interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

export type Answer = Response | Error | ((request: Request) => Promise<Response>)

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/vnd.api+json', ...headers } })

export const problems = (status: number, errors: unknown[], headers: Record<string, string> = {}): Response =>
  json({ errors }, status, headers)

/** A client whose requests get the answers in turn, the last one without end. */
export const observedClient = <D extends Format = 'mapped'>(
  answers: Answer[],
  options: Partial<ClientOptions<D>> = {},
) => {
  const sent: Sent[] = []
  const client = createClient<D>({
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

export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('it succeeded')
    },
    (error: unknown) => error,
  )
