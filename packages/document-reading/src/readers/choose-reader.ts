/** A reader, as far as it matters for the choice. */
export interface ReaderCandidate {
  /** Names what it reads, and with how much memory. */
  kind: string
  /** Whose files it has read: null of a spare one, which has read nothing. */
  account: string | null
  isBusy: boolean
  idleSince: number
}

export interface ReaderRequest {
  kind: string
  account: string
  /** Whether it must have read nothing before. */
  isFresh: boolean
}

/** To use one, to start another (and where there is no room, to end one that is idle), or to wait. */
export type Choice<Reader> = { use: Reader } | { start: true; instead: Reader | undefined } | 'wait'

/** No reader ever serves two accounts: one that has read files of this account, or none at all, or a new one. */
export function chooseReader<Reader extends ReaderCandidate>(
  readers: readonly Reader[],
  { kind, account, isFresh }: ReaderRequest,
  maxProcesses: number,
): Choice<Reader> {
  const idle = longestIdleFirst(readers)
  const spare = idle.find((each) => each.kind === kind && each.account === null)
  const own = isFresh ? undefined : idle.find((each) => each.kind === kind && each.account === account)
  const use = own ?? spare
  if (use) return { use }
  if (readers.length < maxProcesses) return { start: true, instead: undefined }
  return idle[0] ? { start: true, instead: idle[0] } : 'wait'
}

/**
 * Whose file is next: of the account with the fewest busy readers, in the order in which they came. One place is left for
 * accounts that have none busy; undefined where only such may have it.
 */
export function chooseNext<Waiting extends { work: { account: string } }>(
  waiting: readonly Waiting[],
  readers: readonly Pick<ReaderCandidate, 'account' | 'isBusy'>[],
  maxProcesses: number,
): Waiting | undefined {
  const busy = readers.filter(({ isBusy }) => isBusy)
  const busyCount = ({ work }: Waiting) => busy.filter(({ account }) => account === work.account).length
  const [next] = waiting.toSorted((a, b) => busyCount(a) - busyCount(b))
  const isLastPlace = maxProcesses > 1 && busy.length === maxProcesses - 1
  return next && isLastPlace && busyCount(next) > 0 ? undefined : next
}

/** The idle ones beyond so many. */
export const idleBeyond = <Reader extends ReaderCandidate>(readers: readonly Reader[], maxIdle: number): Reader[] => {
  const idle = longestIdleFirst(readers)
  return idle.slice(0, Math.max(0, idle.length - maxIdle))
}

/** Whether another account has just been served: then a third may follow, and a spare reader spares it the start. */
export const shouldStartSpare = (
  readers: readonly ReaderCandidate[],
  { kind, account }: Omit<ReaderRequest, 'isFresh'>,
): boolean =>
  readers.some((each) => each.kind === kind && each.account !== null && each.account !== account) &&
  !readers.some((each) => each.kind === kind && each.account === null)

const longestIdleFirst = <Reader extends ReaderCandidate>(readers: readonly Reader[]): Reader[] =>
  readers.filter(({ isBusy }) => !isBusy).toSorted((a, b) => a.idleSince - b.idleSince)
