import type { Browser, Page } from 'playwright-core'

/** The duration from which browsers call a task long. */
const LONG_MS = 50
const LOOP_STEPS = 10_000_000
/**
 * The time of the bare loop on a machine whose longest task took 39 ms; extrapolated from a machine on which it takes
 * 56 ms.
 */
const USUAL_LOOP_MS = 25

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** The tasks of a page's main thread by CPU time: on a busy machine the wall time is not reliable. */
export const tasksDuring = async (browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> => {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  let trace: { traceEvents: TraceEvent[] }
  try {
    await act()
  } finally {
    trace = JSON.parse((await browser.stopTracing()).toString())
  }
  const events = trace.traceEvents
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && /^(RunTask|ThreadControllerImpl::RunTask)$/.test(name) && main.has(`${pid} ${tid}`),
  )
  if (tasks.length === 0 || tasks.every(({ tdur }) => tdur === undefined))
    throw new Error('The trace does not say how much CPU time tasks took.')
  return tasks.map(({ tdur = 0 }) => tdur / 1_000)
}

/** The CPU time that a task may take on this machine, in proportion to the time of a bare loop. */
export const longTaskMs = async (browser: Browser, page: Page): Promise<number> => {
  const loops: number[] = []
  for (let n = 0; n < 5; n++)
    loops.push(Math.max(...(await tasksDuring(browser, page, () => page.evaluate(bareLoop, LOOP_STEPS)))))
  const median = loops.toSorted((a, b) => a - b)[loops.length >> 1]!
  return LONG_MS * Math.max(1, median / USUAL_LOOP_MS)
}

const bareLoop = (steps: number): void => {
  let sum = 0
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) | 0
  document.documentElement.dataset.sum = String(sum)
}
