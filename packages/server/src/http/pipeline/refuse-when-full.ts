import { randomUUID } from 'node:crypto'
import { unavailable } from '@boxtrail/protocol/errors'
import type { MiddlewareHandler } from 'hono'
import type { DiskSpace } from '../../db/examine/disk-space.ts'
import { refuseWith } from './respond.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects requests that write while the disk is full; reads are answered. */
export const refuseWhenFull =
  (diskSpace: DiskSpace): MiddlewareHandler =>
  async (http, next) => {
    if (READS.has(http.req.method) || !diskSpace.isFull()) return next()
    return refuseWith(unavailable.full(), { 'X-Request-Id': randomUUID(), Connection: 'close' })
  }
