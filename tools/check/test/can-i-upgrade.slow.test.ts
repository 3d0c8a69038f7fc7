import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { canIUpgrade, publishUsage, writtenUpgrade } from '@boxtrail/contracts/upgrade'
import { createUsage } from '@boxtrail/contracts/usage'
import { afterAll, describe, expect, test } from 'vitest'
import { packages } from '../../generate/places.ts'
import type { Document } from './mutation.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxtrail-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true }))

const put = (file: string, text: string): string => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  return join(folder, file)
}
const link = (name: string, target: string) => {
  mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
  symlinkSync(target, join(folder, 'node_modules', name))
}

/** A team's program, with the packages installed. */
link('@boxtrail/client', join(packages, 'client'))
link('@boxtrail/contracts', join(packages, 'contracts'))
link('typescript', join(packages, 'contracts/node_modules/typescript-api'))
put('package.json', '{ "type": "module" }')
put(
  'tsconfig.json',
  '{ "compilerOptions": { "module": "nodenext", "strict": true, "allowImportingTsExtensions": true, "noEmit": true }, "include": ["src"] }',
)
put(
  'src/client.ts',
  `import { createClient } from '@boxtrail/client'
export const boxtrail = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })
`,
)
put(
  'src/gate.ts',
  `import { boxtrail } from './client.ts'

export async function gate(id: string) {
  const { number, sealNumber } = await boxtrail.containers.get(id)
  return { number, seal: sealNumber ?? 'none' }
}
`,
)

const changed = (name: string, edit: (spec: Document) => unknown): string => {
  const copy = structuredClone(openapi)
  edit(copy)
  return put(name, JSON.stringify(copy))
}
const withoutSeal = changed('without-seal.json', ({ components }) => {
  const { attributes } = components.schemas.Container.properties
  delete attributes.properties.seal_number
  delete attributes.properties.weight_in_lbs
  attributes.required = attributes.required.filter((one: string) => !/^(seal|weight)/.test(one))
})
const project = join(folder, 'tsconfig.json')

describe('a deliberate break', () => {
  test('is traced to the file and the line that use it, and what is not used is only counted', async () => {
    const report = await canIUpgrade({ project, to: withoutSeal })
    expect(report.findings).toEqual([
      {
        rule: 'response-field-removed',
        promise: 'Container.seal_number',
        what: 'seal_number is gone',
        concerns: expect.arrayContaining(['getContainer']),
        sites: [{ file: 'src/gate.ts', line: 4, column: 19 }],
      },
    ])
    expect(report.unused).toBe(1)
    expect(writtenUpgrade(report, 'text')).toContain(
      '✗ Container.seal_number: seal_number is gone (response-field-removed)\n    src/gate.ts:4:19\n',
    )
    expect(writtenUpgrade(report, 'github')).toContain('::error file=src/gate.ts,line=4,col=19,title=')
    expect(writtenUpgrade(report, 'azure')).toContain('sourcepath=src/gate.ts;linenumber=4;columnnumber=19]')
    const [run] = JSON.parse(writtenUpgrade(report, 'sarif')).runs
    expect(run.results).toEqual([
      expect.objectContaining({ ruleId: 'response-field-removed', ruleIndex: 0, level: 'error' }),
    ])
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'src/gate.ts' },
      region: { startLine: 4, startColumn: 19 },
    })
  })

  test('of what only came in tests counts where no source says what is read of it', async () => {
    const usage = createUsage()
    const record = (path: string, type: string, attributes: object) =>
      usage.add({ method: 'GET', path, status: 200, responseBody: { data: { type, attributes } } })
    record('/v2/containers/1', 'container', { weight_in_lbs: 1 })
    record('/v2/vessels/1', 'vessel', { name: 'Ever' })
    const tests = put('tests.json', JSON.stringify(usage))
    const to = changed('less.json', ({ components: { schemas } }) => {
      delete schemas.Container.properties.attributes.properties.weight_in_lbs
      delete schemas.Vessel.properties.attributes.properties.name
    })
    const promises = async (given: { project?: string }) =>
      (await canIUpgrade({ ...given, usage: [tests], to })).findings.map(({ promise }) => promise)
    expect(await promises({ project })).toEqual(['Vessel.name'])
    expect((await promises({})).sort()).toEqual(['Container.weight_in_lbs', 'Vessel.name'])
  })

  test('in packages that are not installed is no good news', async () => {
    put('elsewhere/a.ts', "import { createClient } from '@boxtrail/client/none'\nexport const client = createClient\n")
    await expect(canIUpgrade({ project: join(folder, 'elsewhere'), to: withoutSeal })).rejects.toThrow(
      'a.ts:1 imports @boxtrail/client/none, whose types are not found',
    )
  })

  test('is found in a record of usage that the program has published', async () => {
    const consumer = { name: '@acme/gate', version: '2.0.0' }
    const file = await publishUsage({ to: join(folder, 'usage'), consumer, project })
    expect(file).toBe(join(folder, 'usage/@acme__gate.json'))
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ consumer, contract: openapi.info.version })
    const { findings, records } = await canIUpgrade({ usage: [file], to: withoutSeal })
    expect(records).toBe(1)
    expect(findings.map(({ promise, sites }) => [promise, sites[0]!.file])).toEqual([
      ['Container.seal_number', 'src/gate.ts'],
    ])
  })
})

test('a program without types publishes what it reads by name', async () => {
  put(
    'plain/a.mjs',
    "export const imo = async (id) => (await (await fetch('https://b.example/v2/vessels/' + id)).json()).data.attributes.imo\nexport const all = async () => (await fetch('https://b.example/v2/vessels/1')).json()\n",
  )
  const file = await publishUsage({
    to: join(folder, 'usage'),
    consumer: { name: 'plain' },
    project: join(folder, 'plain'),
  })
  const { source } = JSON.parse(readFileSync(file, 'utf8'))
  expect(source.places['Vessel.attributes.imo']).toBe('a.mjs')
  expect(source.places['Vessel.attributes.mmsi']).toBeUndefined()
})

const run = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const main = join(packages, 'contracts/src/check/main.ts')
    const env = { ...process.env, GITHUB_ACTIONS: '', TF_BUILD: '' }
    execFile(process.execPath, [main, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

test('CI reads the outcome from the exit code', async () => {
  const same = put('same.json', JSON.stringify(openapi))
  const [breaks, kept] = await Promise.all([
    run('can-i-upgrade', '--to', withoutSeal, '--json'),
    run('can-i-upgrade', '--to', same),
  ])
  expect([breaks.code, kept.code]).toEqual([1, 0])
  expect(JSON.parse(breaks.stdout)).toMatchObject({ breaks: true, files: 2 })
  expect(kept.stdout).toContain('nothing that is used breaks')
})

const REFUSED: [args: string[], why: string][] = [
  [['can-i-upgrade', '--to', 'nowhere.json'], 'nowhere.json is not a version, an address or a file here'],
  [['can-i-upgrade', '--to', 'package.json'], 'package.json is not an OpenAPI document'],
  [['can-i-upgrade', '--to', 'src/gate.ts'], 'src/gate.ts is not JSON'],
  [['can-i-upgrade', '--to', 'without-seal.json', '--project', 'nowhere'], '--project: there is no'],
  [['can-i-upgrade', '--to', 'without-seal.json', '--usage', 'package.json'], 'package.json is not a record of usage'],
  [['can-i-upgrade', '--to', 'without-seal.json', '--typescript', 'nothing'], 'npm install --save-dev typescript-api'],
  [['usage', 'publish', '--to', 'usage', '--consumer', '../x'], 'is not a name of a program'],
  [['upgrade'], 'The commands are check, can-i-upgrade, usage publish'],
  [['can-i-upgrade', '--format', 'xml'], '--format is one of text, json, sarif'],
  [['usage', 'publish', '--to', 'usage'], '--consumer is missing'],
]
test('what cannot be said ends with 2 and says why', async () => {
  for (const [args, why] of REFUSED) {
    const { code, stderr } = await run(...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)])
  }
}, 60_000)
