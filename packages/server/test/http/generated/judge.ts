import { checkAgainstContract } from '../../harness/api.ts'

/** Texts that would reveal the implementation in a response. */
const INSIDE =
  /\bat \S+ \(|\.ts:\d+|node_modules|node:internal|TypeError|ReferenceError|RangeError|SyntaxError|is not a function|Cannot read prop|syntax error at|violates \w+|duplicate key value|invalid input syntax|relation "|column "\w+" |savepoint|pg_catalog|ECONNREFUSED|zod/i

/** What is wrong with a response; null if nothing. */
export const problemWith = async (request: Request, response: Response): Promise<string | null> => {
  const { method, url } = request
  const body = await response.clone().text()
  if (response.status >= 500) return `answered ${response.status}: ${body}`
  try {
    await checkAgainstContract(method, new URL(url), response)
  } catch (error) {
    return (error as Error).message
  }
  if (!response.headers.get('x-request-id')) return 'has no X-Request-Id'
  if (response.headers.get('x-content-type-options') !== 'nosniff') return 'lets its type be guessed'
  if (Object.hasOwn(Object.prototype, 'polluted')) return 'reached the prototype of all objects'
  if (response.status < 400) return null
  if (INSIDE.test(body)) return `tells of its inside: ${body}`
  const { errors } = JSON.parse(body) as { errors: Record<string, string>[] }
  const isWhole = errors.length > 0 && errors.every(({ status, title, detail }) => status === String(response.status) && title && detail)
  return isWhole ? null : `leaves something out: ${body}`
}
