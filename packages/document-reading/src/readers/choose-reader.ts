/** The properties of a reader that matter for the choice. */
export interface ReaderCandidate {
  /** Identifies its script and memory limit. */
  kind: string
  /** The account whose files it has read; null for a spare reader, which has read nothing. */
  account: string | null
  isBusy: boolean
  idleSince: number
}

export interface ReaderRequest {
  kind: string
  account: string
  /** Whether the reader must be fresh. */
  isFresh: boolean
}

/** Use a reader, start another (ending an idle one if there is no room), or wait. */
export type Choice<Reader> = { use: Reader } | { start: true; instead: Reader | undefined } | 'wait'

/**
 * A reader never serves two accounts: the choice is one that has read files of this account, a spare one, or a new one.
 */
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
 * The next file: of the account with the fewest busy readers, in order of arrival. The last place is reserved for
 * accounts without a busy reader; undefined if only such an account may use it.
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

/** The idle readers beyond a maximum. */
export const idleBeyond = <Reader extends ReaderCandidate>(readers: readonly Reader[], maxIdle: number): Reader[] => {
  const idle = longestIdleFirst(readers)
  return idle.slice(0, Math.max(0, idle.length - maxIdle))
}

/** Whether another account has just been served: a third may follow, and a spare reader saves the start. */
export const shouldStartSpare = (
  readers: readonly ReaderCandidate[],
  { kind, account }: Omit<ReaderRequest, 'isFresh'>,
): boolean =>
  readers.some((each) => each.kind === kind && each.account !== null && each.account !== account) &&
  !readers.some((each) => each.kind === kind && each.account === null)

const longestIdleFirst = <Reader extends ReaderCandidate>(readers: readonly Reader[]): Reader[] =>
  readers.filter(({ isBusy }) => !isBusy).toSorted((a, b) => a.idleSince - b.idleSince)
