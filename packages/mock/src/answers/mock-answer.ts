/** A response before it is written. Header names are in lower case; the body is JSON unless its type says otherwise. */
export interface MockAnswer {
  status: number
  headers: Record<string, string>
  body: unknown
}

export const JSON_API = 'application/vnd.api+json'

/** An error of the mock itself, in the form of the API's errors. */
export const failure = (status: number, detail: string): MockAnswer => ({
  status,
  headers: { 'content-type': JSON_API },
  body: { errors: [{ status: String(status), title: 'Mock', detail }] },
})

export const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
