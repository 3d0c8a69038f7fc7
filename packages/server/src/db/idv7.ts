import { randomBytes, randomFillSync } from 'node:crypto'

// 12 bits of counter follow the time. It starts low at each new millisecond, so that it seldom overflows.
const COUNTER_LIMIT = 0x1000
const COUNTER_START = 0x400

// Requesting eight random bytes at a time from the kernel would dominate the cost.
const POOL_BYTES = 8_192
const pool = Buffer.alloc(POOL_BYTES)
let spent = POOL_BYTES

let lastMs = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562, method 1): ids of one process increase in the order of the calls, even within a millisecond and
 * when the clock steps back.
 */
export function idv7(now: number = Date.now()): string {
  if (now > lastMs) {
    lastMs = now
    counter = randomBytes(2).readUInt16BE() % COUNTER_START
  } else if (++counter === COUNTER_LIMIT) {
    lastMs += 1
    counter = 0
  }
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  if (spent + 8 > POOL_BYTES) {
    randomFillSync(pool)
    spent = 0
  }
  pool.copy(bytes, 8, spent, spent + 8)
  spent += 8
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The smallest id of a moment: a bound for ranges and partitions by time. */
export function firstIdAt(ms: number): string {
  const hex = Math.floor(ms).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** When an id was generated, in ms. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}
