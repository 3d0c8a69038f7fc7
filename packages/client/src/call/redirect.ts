import { AuthenticationError } from '../errors.ts'

/**
 * Explains a 401 after a redirect, such as from `http` to `https`: the platform does not send the key to another
 * origin.
 */
export const checkRedirect = ({ url }: Request, { status, url: last }: Response): void => {
  const [from, to] = [new URL(url).origin, new URL(last).origin]
  if (status !== 401 || from === to) return
  const detail = `${from} redirects to ${to}, and the API key is not sent there: use that address.`
  throw new AuthenticationError(detail, { status, errors: [{ status: '401', detail }] })
}
