import type { Browser, Page } from 'playwright-core'

/** What a browser calls long. */
export const LONG_MS = 50

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

/** The tasks of a page's main thread, by the CPU time that each took: on a busy machine the clock says nothing. */
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
