import { refusal } from './answers.ts'

/** The page of the web application that asks the user. */
const ASKS = /^\/connect\/[\w-]+$/

/**
 * The answer to a request that no user has decided yet: our page that asks, or our error page. Anybody may register an
 * app, so that otherwise a link to this service could lead to any address without a click (RFC 9700, section 4.11.2).
 */
export const undecided = (answer: Response): Response => {
  const location = answer.headers.get('location')
  return location === null || ASKS.test(location) ? answer : refusal(errorIn(location))
}

/** The error that the app would have received, in the query or, for the implicit grant, behind the `#`. */
const errorIn = (location: string) => {
  const parameters = new URLSearchParams(location.slice(location.search(/[?#]/) + 1).replaceAll(/[?#]/g, '&'))
  return {
    error: parameters.get('error') ?? 'server_error',
    error_description: parameters.get('error_description') ?? 'the request ended without an answer from the user',
  }
}
