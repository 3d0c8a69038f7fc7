import { toRefusal, type WorkerResult } from '../in-thread.ts'
import { beyond, type Candidate, chooseNext, chooseReader, isShared } from './choose-reader.ts'
import { type FileForReader, type Kind, type Outcome, type ReaderProcess, startReader } from './start-reader.ts'
import { mayReadOn, mostUse } from './usage.ts'

/** A file to read. */
export interface ReaderWork extends Kind, FileForReader {
  /** Whose it is: no process reads files of two accounts. */
  account: string
}

export interface ReadersOptions {
  /** Processes at a time, idle ones included; further files wait. */
  places?: number
  /** Idle processes that are kept. */
  kept?: number
  /** After which an idle process ends. */
  idleMs?: number
  most?: typeof mostUse
}

interface Member extends Candidate {
  process: ReaderProcess
  files: number
}

interface Waiting {
  work: ReaderWork
  isFresh: boolean
  resolve: (posted: WorkerResult<never>) => void
}

const nameOf = ({ script, memoryMb }: Kind) => `${script.href} ${memoryMb}`

/** Processes that read files, started when they are needed and used again for files of the same account. */
export class Readers {
  #options: Required<ReadersOptions>
  #members = new Set<Member>()
  #waiting: Waiting[] = []

  constructor({ places = 6, kept = 3, idleMs = 30_000, most = mostUse }: ReadersOptions = {}) {
    this.#options = { places, kept, idleMs, most }
  }

  /**
   * Reads a file in a process. Never throws: what does not end well is refused, with the reason. A reader that has read
   * other files before refuses none by its end: the file is read again by one that has read nothing.
   */
  read<Result>(work: ReaderWork): Promise<WorkerResult<Result>> {
    return new Promise((resolve) => {
      this.#waiting.push({ work, isFresh: false, resolve })
      this.#dispatch()
    })
  }

  /** Makes room for so many at least. */
  allow(places: number): void {
    this.#options.places = Math.max(this.#options.places, places)
    this.#dispatch()
  }

  /** Ends all that are idle; settles once they are gone. */
  async endIdle(): Promise<void> {
    await Promise.all(beyond([...this.#members], 0).map((member) => this.#end(member)))
  }

  /** The processes that there are. */
  get processes(): { pid: number | undefined; account: string | null; isBusy: boolean }[] {
    return [...this.#members].map(({ process: { pid }, account, isBusy }) => ({ pid, account, isBusy }))
  }

  #dispatch(): void {
    const choose = () => chooseNext(this.#waiting, [...this.#members], this.#options.places)
    for (let next = choose(); next; next = choose()) {
      const { work, isFresh } = next
      const wanted = { kind: nameOf(work), account: work.account, isFresh }
      const choice = chooseReader([...this.#members], wanted, this.#options.places)
      if (choice === 'wait') return
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      const isSpareOfUse = isShared([...this.#members], wanted)
      if ('start' in choice && choice.instead) void this.#end(choice.instead)
      void this.#serve(next, 'use' in choice ? choice.use : this.#start(work), isSpareOfUse)
    }
  }

  async #serve(waiting: Waiting, member: Member, isSpareOfUse: boolean): Promise<void> {
    const { work, resolve } = waiting
    member.isBusy = true
    member.account = work.account
    member.files++
    const outcome = await member.process.read({ data: work.data, cpuMs: work.cpuMs })
    member.isBusy = false
    member.idleSince = performance.now()
    const { files } = member
    if ('ended' in outcome || !mayReadOn({ ...outcome.use, files }, this.#options.most)) void this.#end(member)
    if (isSpareOfUse && this.#members.size < this.#options.places) this.#rest(this.#start(work))
    this.#rest(member)
    if ('ended' in outcome && files > 1) this.#waiting.unshift({ ...waiting, isFresh: true })
    else resolve(postedOf(outcome))
    this.#dispatch()
  }

  #start(kind: Kind): Member {
    const process = startReader(kind)
    const member = { kind: nameOf(kind), account: null, isBusy: false, idleSince: performance.now(), process, files: 0 }
    this.#members.add(member)
    void process.gone.then(() => {
      this.#members.delete(member)
      this.#dispatch()
    })
    return member
  }

  /** Its place is free at once, and itself gone a moment later. */
  #end(member: Member): Promise<void> {
    this.#members.delete(member)
    return member.process.end()
  }

  /** Keeps some idle ones for a while. */
  #rest(member: Member): void {
    for (const each of beyond([...this.#members], this.#options.kept)) void this.#end(each)
    const { idleSince } = member
    setTimeout(() => {
      if (this.#members.has(member) && !member.isBusy && member.idleSince === idleSince) void this.#end(member)
    }, this.#options.idleMs).unref()
  }
}

const postedOf = (outcome: Outcome) =>
  ('posted' in outcome ? outcome.posted : toRefusal(outcome.ended)) as WorkerResult<never>

/** Those of this process. */
export const readers = new Readers()
