import { AuthenticationError } from '../errors.ts'

/** `http` that leads to `https`, for example: the platform leaves out the key where another origin is asked. */
export const checkRedirect = ({ url }: Request, { status, url: last }: Response): void => {
  const [from, to] = [new URL(url).origin, new URL(last).origin]
  if (status !== 401 || from === to) return
  const detail = `${from} redirects to ${to}, and the API key is not sent there: use that address.`
  throw new AuthenticationError(detail, { status, errors: [{ status: '401', detail }] })
}
