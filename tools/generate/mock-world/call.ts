/** Calls the API at a path below `/v2`, and returns the JSON of a successful response. */
export type Call = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  mediaType?: string,
  // biome-ignore lint/suspicious/noExplicitAny: What is read of an answer is checked by whoever reads it.
) => Promise<any>

export const callOf =
  ({ url, apiKey }: { url: string; apiKey: string }): Call =>
  async (method, path, body, mediaType = 'application/vnd.api+json') => {
    const answer = await fetch(`${url}/v2${path}`, {
      method,
      headers: { authorization: `Token ${apiKey}`, ...(body === undefined ? {} : { 'content-type': mediaType }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text.slice(0, 500)}`)
    return text && /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text
  }
