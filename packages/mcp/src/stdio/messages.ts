import { Transform, type TransformCallback } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { isJSONRPCNotification, isJSONRPCRequest, isJSONRPCResponse } from '@modelcontextprotocol/server'

/** The limit for a body over HTTP as well. */
const MAX_LINE_CHARACTERS = 1024 * 1024

export interface MessagesOptions {
  /** Reports a problem with a line that cannot be answered. */
  say: (problem: string) => void
  /** Answers a request that is not a message of the protocol. */
  refuse: (id: string | number, problem: string) => void
}

/**
 * Reads the messages on stdin, one per line, and checks them: the transport would silently ignore lines that are not
 * JSON, and end at a line that is too long. Batches, which revision 2025-03-26 has, are split.
 */
export class Messages extends Transform {
  readonly #decoder = new StringDecoder('utf8')
  readonly #options: MessagesOptions
  #line = ''
  #isTooLong = false
  #isFirst = true

  constructor(options: MessagesOptions) {
    super()
    this.#options = options
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const [first = '', ...rest] = this.#decoder.write(chunk).split('\n')
    this.#add(first)
    for (const part of rest) {
      this.#end()
      this.#add(part)
    }
    done()
  }

  #add(text: string): void {
    this.#isTooLong ||= this.#line.length + text.length > MAX_LINE_CHARACTERS
    this.#line = this.#isTooLong ? '' : this.#line + text
  }

  #end(): void {
    const line = this.#isFirst ? this.#line.replace(/^\uFEFF/, '') : this.#line
    if (this.#isTooLong)
      this.#options.say(`A line on stdin has more than ${MAX_LINE_CHARACTERS} characters, and was ignored.`)
    else if (line.trim() !== '') this.#read(line)
    this.#line = ''
    this.#isTooLong = false
    this.#isFirst = false
  }

  #read(line: string): void {
    let given: unknown
    try {
      given = JSON.parse(line)
    } catch {
      this.#options.say('A line on stdin is not JSON, and was ignored.')
      return
    }
    if (Array.isArray(given) && given.length > 0) for (const one of given) this.#pass(one)
    else this.#pass(given)
  }

  #pass(given: unknown): void {
    const id = (given as { id?: unknown } | null)?.id
    if (isMessage(given)) this.push(`${JSON.stringify(given)}\n`)
    else if (typeof id === 'string' || Number.isInteger(id)) this.#options.refuse(id as string | number, NO_MESSAGE)
    else this.#options.say(`A line on stdin is ignored: ${NO_MESSAGE}`)
  }
}

const NO_MESSAGE =
  'It is not a JSON-RPC 2.0 message, which has jsonrpc "2.0" and a method, a result or an error, and params that are an object.'

/** Whether the transport accepts a message; it does not answer others. */
const isMessage = (given: unknown): boolean =>
  isJSONRPCRequest(given) || isJSONRPCNotification(given) || isJSONRPCResponse(given)
