import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A machine of the guide, in its own namespaces. */
export interface Machine {
  readonly name: string
  readonly address: string
  /** Runs commands as root, in one shell that stays open; rejects at the first failure. */
  run(commands: string): Promise<string>
  /** Kills every process on it at once. Its files are kept. */
  kill(): Promise<void>
  boot(): Promise<void>
  unplug(): void
  plug(): void
}

interface Network {
  /** The folder with the files of the machines. */
  folder: string
  /** The environment of each shell. */
  env: Record<string, string>
  print(text: string): void
}

const BRIDGE = 'boxtrail'
const HERE = '10.20.0.1'
const DONE = 'boxtrail-machine: done'

const ip = (...words: string[]): void => {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'inherit'] })
}

export const createBridge = (): void => {
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${HERE}/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
}

/** Adds a machine to the bridge; it is off until it boots. */
export const createMachine = (name: string, address: string, { folder, env, print }: Network): Machine => {
  const outside = `to-${name}`
  ip('netns', 'add', name)
  ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', outside, 'master', BRIDGE, 'up')
  ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', name, 'link', 'set', 'eth0', 'up')
  const disk = join(folder, name)
  mkdirSync(disk, { recursive: true })
  let shell: ChildProcess | undefined
  let blocks = 0

  const run = (commands: string): Promise<string> => {
    const { stdin, stdout } = shell!
    const file = join(disk, `block-${blocks++}`)
    writeFileSync(file, commands)
    return new Promise((resolve, reject) => {
      let [said, unprinted] = ['', '']
      const ended = () => reject(new Error(`${name}: a command failed\n${said}`))
      const take = (bytes: Buffer) => {
        said += bytes
        for (const line of (unprinted + bytes).split('\n').slice(0, -1)) if (line !== DONE) print(`${name} | ${line}`)
        unprinted = said.slice(said.lastIndexOf('\n') + 1)
        if (!said.endsWith(`${DONE}\n`)) return
        stdout!.off('data', take)
        shell!.off('close', ended)
        resolve(said.slice(0, -DONE.length - 1))
      }
      stdout!.on('data', take)
      shell!.once('close', ended)
      stdin!.write(`source ${file} < /dev/null\necho ${DONE}\n`)
    })
  }
  return {
    name,
    address,
    run,
    boot: async () => {
      const inside = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', '--propagation', 'private']
      shell = spawn(
        'ip',
        ['netns', 'exec', name, 'unshare', ...inside, 'bash', join(import.meta.dirname, '../host.sh')],
        {
          env: { ...env, NAME: name, ADDRESS: address, DISK: disk },
          stdio: ['pipe', 'pipe', 'inherit'],
        },
      )
      shell.stdin!.on('error', () => {})
      await run('exec 2>&1')
    },
    kill: async () => {
      const { pid } = shell!
      const closed = new Promise((resolve) => shell!.once('close', resolve))
      // The first process of the namespace: when it is killed, the kernel kills all others.
      const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
      process.kill(Number(first), 'SIGKILL')
      await closed
      // The files remain mounted until the last process has ended.
      await sleep(500)
    },
    unplug: () => ip('link', 'set', outside, 'down'),
    plug: () => ip('link', 'set', outside, 'up'),
  }
}
