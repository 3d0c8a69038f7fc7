import { AuthenticationError, BoxtrailError } from '@boxtrail/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AuthError } from '../auth/call.ts'
import { signInAgain } from '../auth/session.ts'

/** Errors of the service are shown where they occur; any other error is a defect of the application. */
const isDefect = (error: Error) => !(error instanceof BoxtrailError || error instanceof AuthError)

/** Without retries: the client has retried where that helps, and errors show a button to try again. */
export const createQueryClient = (): QueryClient => {
  const onError = (error: Error) => {
    if (error instanceof AuthenticationError || (error instanceof AuthError && error.status === 401)) signInAgain()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, throwOnError: isDefect },
    },
  })
}
