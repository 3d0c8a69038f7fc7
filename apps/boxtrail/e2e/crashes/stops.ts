import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from '../../../../tools/service/service.ts'
import { startLoad } from './load.ts'

export interface StopsReport {
  statuses: Record<string, number>
  exitCodes: (number | null)[]
  /** What no client may see: a 5xx other than 503 with Retry-After, or a connection that broke during a request. */
  problems: string[]
}

/** Stops a service repeatedly while `connections` clients send without a pause. */
export const runStops = async (
  start: () => Promise<Service>,
  { stops, connections }: { stops: number; connections: number },
): Promise<StopsReport> => {
  let service = await start()
  const load = startLoad({ connections, url: () => service.url })
  const exitCodes: (number | null)[] = []
  for (let n = 0; n < stops; n++) {
    await sleep(1_000)
    exitCodes.push(await service.stop())
    service = await start()
  }
  await load.stop()
  await service.stop()
  return {
    statuses: Object.fromEntries(load.statuses),
    exitCodes,
    problems: [...load.problems].map(([problem, count]) => `${count} x ${problem}`),
  }
}
