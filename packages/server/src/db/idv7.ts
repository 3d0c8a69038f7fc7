import { randomFillSync } from 'node:crypto'

// 12 bits of counter follow the time. It starts low at each new millisecond, so that it seldom overflows.
const COUNTER_LIMIT = 0x1000
const COUNTER_START = 0x400

// Requesting a few random bytes at a time from the kernel would dominate the cost.
const POOL_BYTES = 8_192
const pool = Buffer.alloc(POOL_BYTES)
let spent = POOL_BYTES

/** The offset of unused random bytes in the pool. */
const draw = (bytes: number): number => {
  if (spent + bytes > POOL_BYTES) {
    randomFillSync(pool)
    spent = 0
  }
  spent += bytes
  return spent - bytes
}

/**
 * A clock that goes back further was wrong and has been set right. The past is read by the times of ids, so ids follow
 * it instead of staying ahead until it catches up.
 */
const STEP_MS = 60_000

let lastMs = 0
let counter = 0
/** The beginning of the ids of a millisecond. */
let head = ''

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** Random bytes of the pool as text: a buffer for each id, with its conversions, would take ten times as long. */
const hex = (at: number, bytes: number): string => {
  let text = ''
  for (let index = at; index < at + bytes; index++) text += HEX[pool[index]!]!
  return text
}

/**
 * A UUIDv7 (RFC 9562, method 1): ids of one process increase in the order of the calls, even within a millisecond and
 * when the clock steps back by up to a minute.
 */
export function idv7(now: number = Date.now()): string {
  if (now > lastMs || now < lastMs - STEP_MS) {
    lastMs = now
    head = headOf(lastMs)
    counter = pool.readUInt16BE(draw(2)) % COUNTER_START
  } else if (++counter === COUNTER_LIMIT) {
    lastMs += 1
    head = headOf(lastMs)
    counter = 0
  }
  const at = draw(8)
  const third = `${HEX[counter >> 4]}${(counter & 15).toString(16)}`
  const variant = HEX[(pool[at]! & 0x3f) | 0x80]
  return `${head}-7${third}-${variant}${hex(at + 1, 1)}-${hex(at + 2, 6)}`
}

/** The smallest id of a moment: a bound for ranges and partitions by time. */
export function firstIdAt(ms: number): string {
  return `${headOf(Math.floor(ms))}-7000-8000-000000000000`
}

/** The 48 bits of a time, as an id begins with them. */
function headOf(ms: number): string {
  const text = ms.toString(16).padStart(12, '0')
  return `${text.slice(0, 8)}-${text.slice(8)}`
}

/** When an id was generated, in ms. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}
