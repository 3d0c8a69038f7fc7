import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { blocksOf, isExecuted } from '../../../../tools/check/guides/blocks.ts'
import { onMachines, read } from '../../../../tools/check/guides/pages.ts'
import { repository } from '../../../../tools/generate/places.ts'
import { API_KEY } from '../../../../tools/service/service.ts'
import { createCluster } from './high-availability/cluster.ts'
import { createBridge, createMachine, type Machine } from './high-availability/machines.ts'
import { type Outcome, play, tableOf } from './high-availability/scenario.ts'

/**
 * Executes the guide to high availability on five machines, which are namespaces with their own network, files and
 * processes, and breaks parts of the installation under load. Nothing remains on this machine.
 */
const ADDRESSES = {
  'db-1': '10.20.0.11',
  'db-2': '10.20.0.12',
  'db-3': '10.20.0.13',
  'box-1': '10.20.0.21',
  'box-2': '10.20.0.22',
}

let passed = 0
let failed = 0
const step = async (name: string, work: () => Promise<void>) => {
  const beganMs = Date.now()
  await work()
  passed++
  process.stdout.write(`ok     ${name} (${((Date.now() - beganMs) / 1_000).toFixed(0)} s)\n`)
}

const followGuide = async (machines: ReadonlyMap<string, Machine>): Promise<void> => {
  for (const { text, line, mark } of blocksOf(read(onMachines)).filter(isExecuted)) {
    if (mark?.kind !== 'on') throw new Error(`${onMachines}:${line} names no machines: write <!-- on: … --> above it`)
    await step(`line ${line} on ${mark.text}`, async () => {
      // All at once, as an administrator with several terminals would do it: the databases need each other to start.
      await Promise.all(mark.text.split(' ').map((name) => machines.get(name)!.run(text)))
    })
  }
}

const scenarios = (machines: ReadonlyMap<string, Machine>) => {
  const databases = [...machines.values()].filter(({ name }) => name.startsWith('db-'))
  const box = machines.get('box-1')!
  const cluster = createCluster(databases)
  const back = async (machine: Machine) => {
    machine.plug()
    await machine.boot()
    await machine.run('systemctl start etcd patroni')
    await cluster.whole()
  }
  const surroundings = {
    urls: ['box-1', 'box-2'].map((name) => `http://${machines.get(name)!.address}:8080`),
    missingOf: async (ids: readonly string[]) => {
      const file = join(process.env.SCRATCH!, 'files', 'acknowledged')
      writeFileSync(file, ids.join('\n'))
      await box.run(`superuser --dbname boxtrail --csv --tuples-only <<'EOF' > /srv/files/missing
create temporary table acknowledged (id uuid);
\\copy acknowledged from '/srv/files/acknowledged'
select id from acknowledged where id not in (select id from tracking_requests);
EOF`)
      return execFileSync('cat', [join(process.env.SCRATCH!, 'files', 'missing')], { encoding: 'utf8' })
        .split('\n')
        .filter(Boolean)
    },
  }
  /** Isolates the primary before it is killed, so that it commits alone, if it commits at all. */
  const isolateAndKill = async () => {
    const primary = await cluster.machineIn('primary')
    const replicas = cluster.others(primary)
    for (const replica of replicas) replica.unplug()
    await sleep(2_000)
    // As in a power failure: the kernel no longer sends the data that processes had handed over.
    primary.unplug()
    await primary.kill()
    for (const replica of replicas) replica.plug()
    return primary
  }
  return { cluster, box, back, surroundings, isolateAndKill }
}

const breakIt = async (machines: ReadonlyMap<string, Machine>): Promise<void> => {
  const { cluster, box, back, surroundings, isolateAndKill } = scenarios(machines)
  const outcomes: Outcome[] = []
  let broken: Machine | undefined
  const scenario = async (
    name: string,
    disturb: () => Promise<void>,
    isRight = ({ problems }: Outcome) => problems.length === 0,
  ) => {
    const outcome = await play({ name, disturb }, surroundings)
    outcomes.push(outcome)
    const isOk = isRight(outcome)
    if (isOk) passed++
    else failed++
    process.stdout.write(
      `${isOk ? 'ok    ' : 'failed'} ${name}\n${outcome.problems.map((problem) => `       ${problem}\n`).join('')}`,
    )
  }
  await cluster.whole()
  await scenario('primary killed', async () => {
    broken = await cluster.machineIn('primary')
    await broken.kill()
  })
  await scenario('old primary back', () => back(broken!))
  await scenario('network of the primary cut', async () => {
    broken = await cluster.machineIn('primary')
    broken.unplug()
  })
  await scenario('network back', async () => {
    broken!.plug()
    await cluster.whole()
  })
  await scenario('replica promoted', async () => {
    await (await cluster.machineIn('primary')).run('patronictl -c /etc/patroni/config.yml switchover --force')
    await cluster.whole()
  })
  await scenario('synchronous standby killed', async () => {
    broken = await cluster.machineIn('synchronous')
    await broken.kill()
  })
  await back(broken!)
  await scenario('replicas cut off, then power of the primary lost', async () => {
    broken = await isolateAndKill()
  })
  await back(broken!)
  const leader = await cluster.machineIn('primary')
  await leader.run('patronictl -c /etc/patroni/config.yml edit-config --force --set synchronous_mode=false')
  await leader.run(`until [ -z "$(setpriv --reuid=postgres --regid=postgres --clear-groups \\
    psql --no-psqlrc --quiet --tuples-only --no-align --command 'show synchronous_standby_names')" ]; do sleep 0.5; done`)
  await cluster.whole(false)
  await scenario(
    'control: the same without synchronous_mode loses some',
    async () => {
      await isolateAndKill()
    },
    ({ lost }) => lost > 0,
  )
  process.stdout.write(`\n${tableOf(outcomes)}\n`)
  await box.run('boxtrail doctor || true')
}

const inside = async (folder: string): Promise<void> => {
  execFileSync('mount', ['-t', 'proc', 'proc', '/proc'])
  // For the names of network namespaces and the files of the machines: an overlay needs its own file system.
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run'])
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', folder])
  mkdirSync(join(folder, 'files'))
  process.env.SCRATCH = folder
  const limits = join(folder, 'boxtrail.yaml')
  writeFileSync(limits, 'limits: { requests_per_minute: 1000000, tracking_requests_per_minute: 1000000 }\n')
  const secret = () => randomBytes(16).toString('hex')
  const env = {
    PATH: process.env.PATH!,
    PROGRAMS: join(import.meta.dirname, 'programs'),
    CHECKOUT: repository,
    FILES: join(folder, 'files'),
    SUPERUSER_PASSWORD: secret(),
    REPLICATION_PASSWORD: secret(),
    PASSWORD: secret(),
    MASTER_KEY: randomBytes(32).toString('base64'),
    STORAGE_URL: 'file:/srv/files',
    BOXTRAIL_API_KEY: API_KEY,
    BOXTRAIL_CONFIG: limits,
  }
  createBridge()
  const print = (line: string) => process.stdout.write(`       ${line.slice(0, 200)}\n`)
  const machines = new Map(
    Object.entries(ADDRESSES).map(([name, address]) => [name, createMachine(name, address, { folder, env, print })]),
  )
  try {
    await Promise.all([...machines.values()].map((machine) => machine.boot()))
    await followGuide(machines)
    await breakIt(machines)
  } catch (error) {
    failed++
    process.stdout.write(`failed ${(error as Error).stack}\n`)
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 ? 1 : 0)
}

const [folder] = process.argv.slice(2)
if (folder !== undefined) await inside(folder)
else {
  if (process.getuid!() !== 0) throw new Error('The guide configures machines: run it as root.')
  const scratch = mkdtempSync(join(tmpdir(), 'boxtrail-machines-'))
  const own = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private']
  const { status } = spawnSync('unshare', [...own, process.execPath, import.meta.filename, scratch], {
    stdio: 'inherit',
  })
  rmSync(scratch, { recursive: true, force: true })
  process.exitCode = status ?? 1
}
