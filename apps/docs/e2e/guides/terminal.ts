import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 180_000

interface Terminal {
  /** The output so far. */
  output(): string
  /** Waits until the output is accepted by `isIt`. */
  until(isIt: (output: string) => boolean, what: string): Promise<void>
  process: ChildProcess
  close(): void
}

/** A shell in which commands are typed one after the other. It ends at the first command that fails. */
export const openTerminal = (cwd: string, env: NodeJS.ProcessEnv): Terminal => {
  const child = spawn('bash', ['--noprofile', '--norc', '-eu', '-o', 'pipefail', '-s'], { cwd, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  // A shell that has ended takes no more input; `until` reports that.
  child.stdin.on('error', () => {})
  return {
    output: () => output,
    process: child,
    until: async (isIt, what) => {
      for (let waited = 0; !isIt(output); waited += 50) {
        if (child.exitCode !== null && !isIt(output)) throw new Error(`it ended with ${child.exitCode}, before ${what}`)
        if (waited > PATIENCE_MS) throw new Error(`${PATIENCE_MS / 1_000} seconds passed before ${what}`)
        await sleep(50)
      }
    },
    // Ends the shell with all processes that it has started.
    close: () => {
      if (child.pid !== undefined && child.exitCode === null) kill(child.pid, 'SIGTERM')
    },
  }
}

const kill = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(-pid, signal)
  } catch {
    // The shell has ended already.
  }
}

/** Types a block, waits until it is done, and returns its output. */
export const type = async (terminal: Terminal, text: string, mark: string): Promise<string> => {
  const before = terminal.output().length
  terminal.process.stdin!.write(`${text}\nprintf '%s\\n' '${mark}'\n`)
  await terminal.until((output) => output.slice(before).includes(`${mark}\n`), 'the block was done')
  return terminal.output().slice(before).replace(`${mark}\n`, '')
}
