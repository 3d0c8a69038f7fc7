import { once } from 'node:events'
import type { Connection, PoolClient, Submittable } from 'pg'

type Protocol = Connection & {
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** The part of the protocol that `pg` leaves to whoever submits a COPY. */
abstract class Copy implements Submittable {
  readonly #text: string
  #resolve: () => void = () => {}
  #reject: (error: unknown) => void = () => {}
  readonly ended = new Promise<void>((resolve, reject) => {
    this.#resolve = resolve
    this.#reject = reject
  })

  constructor(text: string) {
    this.#text = text
  }

  submit(connection: Connection): void {
    ;(connection as Protocol).query(this.#text)
  }
  handleError(error: unknown): void {
    this.#reject(error)
  }
  handleReadyForQuery(): void {
    this.#resolve()
  }
  handleCommandComplete(): void {}
}

class CopyOut extends Copy {
  readonly #take: (row: Buffer) => Promise<void> | undefined

  constructor(text: string, take: (row: Buffer) => Promise<void> | undefined) {
    super(text)
    this.#take = take
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    const busy = this.#take(chunk)
    if (busy === undefined) return
    stream.pause()
    busy.then(
      () => stream.resume(),
      (error) => stream.destroy(error),
    )
  }
}

class CopyIn extends Copy {
  readonly #pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>

  constructor(text: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    super(text)
    this.#pieces = pieces
  }

  handleCopyInResponse(connection: Protocol): void {
    this.#send(connection).then(
      () => connection.endCopyFrom(),
      (error) => connection.sendCopyFail(String(error)),
    )
  }

  async #send(connection: Protocol): Promise<void> {
    for await (const piece of this.#pieces) {
      connection.sendCopyFromChunk(piece)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
  }
}

/**
 * Runs `COPY … TO STDOUT`. `take` gets each row as the bytes of its line, which are valid during the call; the server
 * waits while the promise it returns is pending.
 */
export const copyOut = async (
  client: PoolClient,
  text: string,
  take: (row: Buffer) => Promise<void> | undefined,
): Promise<void> => client.query(new CopyOut(text, take)).ended

/** Runs `COPY … FROM STDIN`. */
export const copyIn = async (
  client: PoolClient,
  text: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> => client.query(new CopyIn(text, pieces)).ended
