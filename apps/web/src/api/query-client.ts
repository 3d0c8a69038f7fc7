import { AuthenticationError, BoxtrailError } from '@boxtrail/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionKey } from '../auth/session.ts'

/** The client has tried again already where that helps, and errors show a button for more. */
export const createQueryClient = (): QueryClient => {
  // An ended session is noticed by whatever is read next: reading the session again leads to the sign-in.
  const onError = (error: Error) => {
    if (error instanceof AuthenticationError) void queryClient.invalidateQueries({ queryKey: sessionKey })
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, throwOnError: (error) => !(error instanceof BoxtrailError) },
    },
  })
  return queryClient
}
