import { toRefusal, type WorkerResult } from '../in-thread.ts'
import { chooseNext, chooseReader, idleBeyond, type ReaderCandidate, shouldStartSpare } from './choose-reader.ts'
import { type ReaderFile, type ReaderKind, type ReaderProcess, type ReadOutcome, startReader } from './start-reader.ts'
import { maxReaderUsage, mayReadAnother } from './usage.ts'

/** A file to read. */
export interface ReaderWork extends ReaderKind, ReaderFile {
  /** The account that owns the file: no process reads files of two accounts. */
  account: string
}

export interface ReadersOptions {
  /** Maximum processes including idle ones; further files wait. */
  maxProcesses?: number
  /** Maximum idle processes. */
  maxIdle?: number
  /** Idle time after which a process ends. */
  idleMs?: number
  maxUsage?: typeof maxReaderUsage
}

interface ManagedReader extends ReaderCandidate {
  process: ReaderProcess
  files: number
}

interface Waiting {
  work: ReaderWork
  isFresh: boolean
  resolve: (posted: WorkerResult<never>) => void
}

const kindName = ({ script, memoryMb }: ReaderKind) => `${script.href} ${memoryMb}`

/** A pool of processes that read files, started on demand and reused for files of the same account. */
export class Readers {
  #options: Required<ReadersOptions>
  #members = new Set<ManagedReader>()
  #waiting: Waiting[] = []

  constructor({ maxProcesses = 6, maxIdle = 3, idleMs = 30_000, maxUsage = maxReaderUsage }: ReadersOptions = {}) {
    this.#options = { maxProcesses, maxIdle, idleMs, maxUsage }
  }

  /**
   * Reads a file in a process. Never throws: a failure is refused with the reason. If a used reader ends, the file is
   * read again by a fresh one before it is refused.
   */
  read<Result>(work: ReaderWork): Promise<WorkerResult<Result>> {
    return new Promise((resolve) => {
      this.#waiting.push({ work, isFresh: false, resolve })
      this.#dispatch()
    })
  }

  /** Raises the maximum number of processes to at least this. */
  ensureCapacity(maxProcesses: number): void {
    this.#options.maxProcesses = Math.max(this.#options.maxProcesses, maxProcesses)
    this.#dispatch()
  }

  /** Ends all idle processes and waits until they have exited. */
  async endIdle(): Promise<void> {
    await Promise.all(idleBeyond([...this.#members], 0).map((member) => this.#end(member)))
  }

  /** The current processes. */
  get processes(): { pid: number | undefined; account: string | null; isBusy: boolean }[] {
    return [...this.#members].map(({ process: { pid }, account, isBusy }) => ({ pid, account, isBusy }))
  }

  #dispatch(): void {
    const choose = () => chooseNext(this.#waiting, [...this.#members], this.#options.maxProcesses)
    for (let next = choose(); next; next = choose()) {
      const { work, isFresh } = next
      const wanted = { kind: kindName(work), account: work.account, isFresh }
      const choice = chooseReader([...this.#members], wanted, this.#options.maxProcesses)
      if (choice === 'wait') return
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      const needsSpare = shouldStartSpare([...this.#members], wanted)
      if ('start' in choice && choice.instead) void this.#end(choice.instead)
      void this.#serve(next, 'use' in choice ? choice.use : this.#start(work), needsSpare)
    }
  }

  async #serve(waiting: Waiting, member: ManagedReader, needsSpare: boolean): Promise<void> {
    const { work, resolve } = waiting
    member.isBusy = true
    member.account = work.account
    member.files++
    const outcome = await member.process.read({ data: work.data, cpuMs: work.cpuMs })
    member.isBusy = false
    member.idleSince = performance.now()
    const { files } = member
    if ('ended' in outcome || !mayReadAnother({ ...outcome.usage, files }, this.#options.maxUsage))
      void this.#end(member)
    if (needsSpare && this.#members.size < this.#options.maxProcesses) this.#rest(this.#start(work))
    this.#rest(member)
    if ('ended' in outcome && files > 1) this.#waiting.unshift({ ...waiting, isFresh: true })
    else resolve(toWorkerResult(outcome))
    this.#dispatch()
  }

  #start(kind: ReaderKind): ManagedReader {
    const process = startReader(kind)
    const member = {
      kind: kindName(kind),
      account: null,
      isBusy: false,
      idleSince: performance.now(),
      process,
      files: 0,
    }
    this.#members.add(member)
    void process.exited.then(() => {
      this.#members.delete(member)
      this.#dispatch()
    })
    return member
  }

  /** Its place is free at once, although the process exits a moment later. */
  #end(member: ManagedReader): Promise<void> {
    this.#members.delete(member)
    return member.process.end()
  }

  /** Keeps some idle processes for a while. */
  #rest(member: ManagedReader): void {
    for (const each of idleBeyond([...this.#members], this.#options.maxIdle)) void this.#end(each)
    const { idleSince } = member
    setTimeout(() => {
      if (this.#members.has(member) && !member.isBusy && member.idleSince === idleSince) void this.#end(member)
    }, this.#options.idleMs).unref()
  }
}

const toWorkerResult = (outcome: ReadOutcome) =>
  ('posted' in outcome ? outcome.posted : toRefusal(outcome.ended)) as WorkerResult<never>

/** The readers of this process. */
export const readers = new Readers()
