import { AuthenticationError, BoxtrailError } from '@boxtrail/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AuthError } from '../auth/call.ts'
import { signInAgain } from '../auth/session.ts'

/** What the service refuses is shown where it was asked for; anything else is a defect of the application. */
const isDefect = (error: Error) => !(error instanceof BoxtrailError || error instanceof AuthError)

/** The client has tried again already where that helps, and errors show a button for more. */
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
