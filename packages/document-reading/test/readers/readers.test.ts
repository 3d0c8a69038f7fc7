import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inThread } from '../../src/in-thread.ts'
import { Readers, type ReadersOptions, type ReaderWork } from '../../src/readers/readers.ts'
import { maxReaderUsage } from '../../src/readers/usage.ts'
import type { Action, ReaderReport } from './probe-worker.ts'

const SCRIPT = new URL('./probe-worker.ts', import.meta.url)
const LIMITS = { cpuMs: 20_000, memoryMb: 64 }
const made: Readers[] = []
afterEach(async () => {
  await Promise.all(made.splice(0).map((each) => each.endIdle()))
})

const start = (options?: ReadersOptions) => {
  const readers = new Readers(options)
  made.push(readers)
  const read = (action: Action, account = 'a', more: Partial<ReaderWork> = {}) =>
    readers.read<ReaderReport>({ script: SCRIPT, account, data: { action }, ...LIMITS, ...more })
  const look = async (account?: string, action: Action = 'look') => {
    const posted = await read(action, account)
    if ('refused' in posted) throw new Error(posted.refused)
    return posted.result
  }
  const pidsOf = (account: string | null) =>
    readers.processes.filter((each) => each.account === account).map(({ pid }) => pid)
  return { readers, read, look, pidsOf }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await setTimeout(10)
}

describe('a reader', () => {
  test('a reader reads several files of an account', async () => {
    const { look } = start()
    const [first, second, third] = [await look(), await look(), await look()]
    expect([first.files, second.files, third.files]).toEqual([1, 2, 3])
    expect([second.pid, third.pid]).toEqual([first.pid, first.pid])
    expect(first.pid).not.toBe(process.pid)
  })

  test('a reader ends after its maximum number of files', async () => {
    const { look } = start({ maxUsage: { ...maxReaderUsage, files: 2 } })
    const seen = [await look(), await look(), await look()]
    expect(seen.map(({ files }) => files)).toEqual([1, 2, 1])
    expect(seen[2]!.pid).not.toBe(seen[1]!.pid)
    await until(() => !isAlive(seen[1]!.pid))
  })

  test.each(['residentMb', 'cpuMs'] as const)(
    'a reader ends after a file that exceeds its limit of %s',
    async (which) => {
      const { look } = start({ maxUsage: { ...maxReaderUsage, [which]: 0 } })
      expect([(await look()).files, (await look()).files]).toEqual([1, 1])
    },
  )

  test('a reader has no environment variable except the compile cache', async () => {
    vi.stubEnv('BOXTRAIL_MASTER_KEY', 'secret')
    const { environment } = await start().look()
    vi.unstubAllEnvs()
    expect(environment.filter((name) => name !== 'NODE_COMPILE_CACHE')).toEqual([])
  })
})

describe('a crash of a reader', () => {
  test.each([
    ['a signal', 'end by signal', {}, 'A reader ended before its time, with SIGSEGV'],
    ['a loop', 'hang', { cpuMs: 300 }, 'It took more than 300 ms of processor time'],
    ['too large a heap', 'fill the heap', { memoryMb: 24 }, 'It needed more than 24 MB of memory'],
    ['too much memory beside it', 'fill buffers', { memoryMb: 24 }, 'It needed more than 24 MB of memory'],
  ] as const)(
    '%s: the file is refused, and the next one read by another process',
    async (_, action, limits, refused) => {
      const { read } = start()
      const before = await read('look', 'a', limits)
      expect(await read(action, 'a', limits)).toEqual({ refused })
      const after = await read('look', 'a', limits)
      expect(after).toMatchObject({ result: { files: 1 } })
      expect(after).not.toMatchObject(before)
    },
  )

  test('a file that crashes a used reader is read again by a fresh one', async () => {
    const { look } = start()
    await look()
    expect(await look('a', 'end by signal unless fresh')).toMatchObject({ files: 1 })
    const again = start()
    await again.look()
    expect(await again.read('hang unless fresh', 'a', { cpuMs: 800 })).toMatchObject({ result: { files: 1 } })
  })

  test('a crash after a result does not affect a later file', async () => {
    const { look } = start()
    const { pid } = await look('a', 'end by signal later')
    do expect(await look('a', 'wait')).toMatchObject({ patched: false })
    while (isAlive(pid))
    expect((await look()).pid).not.toBe(pid)
  })
})

describe('a busy machine', () => {
  test('time without a CPU does not count against a reader', async () => {
    const { read, look } = start()
    const { pid } = await look()
    const reading = read('be given no processor', 'a', { cpuMs: 1_000 })
    await setTimeout(1_500)
    const going = setInterval(() => isAlive(pid) && process.kill(pid, 'SIGCONT'), 20)
    expect(await reading).toMatchObject({ result: { pid, files: 2 } })
    clearInterval(going)
  })

  test.each(['wait for ever', 'end as by an operator'] as const)('a failure by %s is transient', async (action) => {
    const { read } = start()
    // More time than a thread needs to start on a busy machine.
    expect(await read(action, 'a', { cpuMs: 500 })).toEqual({ refused: expect.any(String), isTransient: true })
  })

  test('the cost of a file is not a transient failure', async () => {
    const { read } = start()
    for (const action of ['hang', 'end by signal'] as const)
      expect(await read(action, 'a', { cpuMs: 100 })).toEqual({ refused: expect.any(String) })
  })

  test('a waiting thread is not ended, and a working one is', async () => {
    const run = (program: string) =>
      inThread(
        { script: new URL(`data:text/javascript,${encodeURIComponent(program)}`), data: {} },
        { cpuMs: 400, memoryMb: 64 },
      )
    const post = `import('node:worker_threads').then(({ parentPort }) => parentPort.postMessage({ result: 1 }))`
    expect(await run(`setTimeout(() => ${post}, 1_000)`)).toEqual({ result: 1 })
    expect(await run('for (;;);')).toEqual({ refused: 'It took more than 400 ms of processor time' })
    expect(await run('setInterval(() => {}, 1_000)')).toEqual({
      refused: 'The machine was too busy: it was not read within 5 s',
      isTransient: true,
    })
  })
})

describe('isolation between files', () => {
  test('a process never reads files of two accounts, and leaves nothing for another', async () => {
    const { look, pidsOf } = start()
    const first = await look('a', 'leave a global')
    const second = await look('b')
    expect(second).toMatchObject({ files: 1, left: undefined })
    expect(second.pid).not.toBe(first.pid)
    expect((await look('a')).pid).toBe(first.pid)
    expect((await look('b')).pid).toBe(second.pid)
    expect([pidsOf('a'), pidsOf('b')]).toEqual([[first.pid], [second.pid]])
  })

  test('a changed prototype ends its reader', async () => {
    const { look } = start()
    const first = await look('a', 'patch a prototype')
    expect(first.patched).toBe(true)
    const second = await look()
    expect(second).toMatchObject({ files: 1, patched: false })
  })

  test('the process of one account ends before another starts if all places are taken', async () => {
    const { look, readers } = start({ maxProcesses: 1 })
    const first = await look('a')
    const second = await look('b')
    expect(second.files).toBe(1)
    expect(readers.processes.map(({ account }) => account)).toEqual(['b'])
    await until(() => !isAlive(first.pid))
  })
})

describe('a spare reader', () => {
  test('a spare reader starts after a second account and reads for the third', async () => {
    const { look, pidsOf } = start()
    await look('a')
    await look('a')
    expect(pidsOf(null)).toEqual([])
    await look('b')
    const [spare, ...others] = pidsOf(null)
    expect(others).toEqual([])
    expect(await look('c')).toMatchObject({ pid: spare, files: 1, left: undefined })
  })

  test('a spare reader of one kind does not read another kind', async () => {
    const { look, read, pidsOf } = start()
    await look('a')
    await look('b')
    const [spare] = pidsOf(null)
    const posted = await read('look', 'c', { memoryMb: 32 })
    expect(posted).not.toMatchObject({ result: { pid: spare } })
  })
})

describe('the maximum number of processes', () => {
  test('files beyond the limit wait, and all are read', async () => {
    const { read, readers } = start({ maxProcesses: 2 })
    const most: number[] = []
    const files = Array.from({ length: 6 }, (_, at) => read('wait', at % 3 === 0 ? 'a' : `b${at}`))
    for (const file of files) void file.then(() => most.push(readers.processes.length))
    const answers = await Promise.all(files)
    for (const answer of answers) expect(answer).toHaveProperty('result')
    expect(Math.max(...most)).toBeLessThanOrEqual(2)
  })

  test('waiting files are read in order of arrival', async () => {
    const { look } = start({ maxProcesses: 1 })
    const order: string[] = []
    await Promise.all(['first', 'second', 'third'].map((name) => look('a').then(() => order.push(name))))
    expect(order).toEqual(['first', 'second', 'third'])
  })

  test('a file of another account is read beside the first, however many of one account wait', async () => {
    const { read, readers } = start({ maxProcesses: 3 })
    const many = Array.from({ length: 8 }, () => read('be given no processor', 'a'))
    expect(await read('look', 'b')).toHaveProperty('result')
    expect(await read('look', 'c')).toHaveProperty('result')
    const going = setInterval(() => {
      for (const { pid, account } of readers.processes)
        if (account === 'a' && pid && isAlive(pid)) process.kill(pid, 'SIGCONT')
    }, 20)
    for (const answer of await Promise.all(many)) expect(answer).toHaveProperty('result')
    clearInterval(going)
  })

  test('capacity that is added later is used', async () => {
    const { read, readers } = start({ maxProcesses: 1 })
    const files = [read('wait', 'a'), read('wait', 'b')]
    readers.ensureCapacity(2)
    expect(readers.processes.map(({ isBusy }) => isBusy)).toEqual([true, true])
    for (const file of await Promise.all(files)) expect(file).toHaveProperty('result')
  })
})

describe('cleanup', () => {
  test('an idle or spare reader ends after the idle time', async () => {
    const { look, readers } = start({ idleMs: 50 })
    const pids = [(await look('a')).pid, (await look('b')).pid]
    await until(() => readers.processes.length === 0)
    await until(() => !pids.some(isAlive))
  })

  test('idle readers beyond the maximum end', async () => {
    const { read, readers } = start({ maxProcesses: 4, maxIdle: 1 })
    await Promise.all(['a', 'b', 'c'].map((account) => read('wait', account)))
    await until(() => readers.processes.every(({ isBusy }) => !isBusy))
    expect(readers.processes).toHaveLength(1)
  })

  test('endIdle ends the idle readers and waits for their exit, and a running file gets its result', async () => {
    const { look, readers } = start()
    const { pid } = await look('a')
    const busy = look('b', 'wait')
    await readers.endIdle()
    expect(isAlive(pid)).toBe(false)
    expect((await busy).files).toBe(1)
  })

  test('a program ends together with its readers', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      new URL('./reader-program.ts', import.meta.url).pathname,
    ])
    const { pid } = JSON.parse(stdout)
    await until(() => !isAlive(pid))
  })

  test('the readers of a killed program end too, even in a loop', async () => {
    const child = execFile(process.execPath, [new URL('./reader-program.ts', import.meta.url).pathname, 'hang'])
    const [line] = (await new Promise<string>((resolve) => child.stdout!.once('data', resolve))).split('\n')
    const { pid } = JSON.parse(line!)
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGKILL')
    await until(() => !isAlive(pid))
  })
})
