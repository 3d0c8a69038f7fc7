/** A client that takes no more data for this long is disconnected. */
const STALLED_MS = 30_000

/** Produces a piece of a response only when the client takes it, so that a slow one costs no memory. */
export const streamOf = (pieces: AsyncGenerator<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> => {
  let stalled: NodeJS.Timeout | undefined
  let hasEnded = false
  const end = (): void => {
    clearTimeout(stalled)
    hasEnded = true
    onEnd()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stalled)
        const next = await pieces.next().catch((error: unknown) => {
          end()
          throw error
        })
        if (hasEnded) return
        if (next.done) {
          end()
          controller.close()
          return
        }
        controller.enqueue(next.value)
        stalled = setTimeout(() => {
          end()
          controller.error(new Error('The client reads too slowly.'))
          void pieces.return(undefined)
        }, STALLED_MS).unref()
      },
      async cancel() {
        end()
        void pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Takes a place for a response that stays open, and returns the function that frees it; null if all are taken. */
export type TakePlace = (accountId: string) => (() => void) | null

/** Limits how many responses of an account, and of all accounts, stay open in one process. */
export const createPlaces = ({ ofAccount, ofAll }: { ofAccount: number; ofAll: number }): TakePlace => {
  const open = new Map<string, number>()
  const openOf = (accountId: string): number => open.get(accountId) ?? 0
  const openOfAll = (): number => [...open.values()].reduce((sum, count) => sum + count, 0)
  return (accountId) => {
    if (openOf(accountId) >= ofAccount || openOfAll() >= ofAll) return null
    open.set(accountId, openOf(accountId) + 1)
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      if (openOf(accountId) > 1) open.set(accountId, openOf(accountId) - 1)
      else open.delete(accountId)
    }
  }
}
