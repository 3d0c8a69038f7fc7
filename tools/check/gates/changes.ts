import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy } from '../copy/copy.ts'

/** A change that a check must detect, and the message that it must print. */
export interface DeliberateChange {
  name: string
  make(copy: Copy): Promise<void>
  /** The commands that regenerate files before the check. */
  renews?: string[]
  /** The step of `pnpm check` that must fail, and its message. */
  gate: string
  says: RegExp
  /** For a change that is allowed with a changeset that declares it; a break is still reported then. */
  declarable?: 'break' | 'addition'
}

const GENERATED = ['tools/generate/generate.ts']
const EXPORTS = ['tools/release/exports.ts', '--update']

const replacing =
  (...changes: [file: string, before: string, after: string][]): DeliberateChange['make'] =>
  async (copy) => {
    for (const [file, before, after] of changes) await copy.replace(file, before, after)
  }

const RESOURCE = 'packages/server/src/records/containers/resource.ts'
const SENT_DAY = '      ssl_lfd: wireTime(row.pickup_lfd_line),\n'
const CONTAINER = 'spec/components/schemas/Container.yaml'

const removing =
  (...files: string[]): DeliberateChange['make'] =>
  async (copy) => {
    for (const file of files) await copy.apply({ file, content: null })
  }

const migrating =
  (sql: string): DeliberateChange['make'] =>
  (copy) =>
    copy.apply({ file: 'packages/server/src/db/migrations/9999_deliberate.sql', content: `${sql}\n` })

/** Removes the declarations in pending changesets for something that this change removes. */
const undeclaring =
  (subject: string): DeliberateChange['make'] =>
  async (copy) => {
    const isAbout = (line: string) => line.endsWith(`: ${subject}`) || line.includes(`: ${subject} `)
    for (const file of globSync('.changeset/*.md', { cwd: copy.folder }))
      for (const line of readFileSync(join(copy.folder, file), 'utf8').split('\n'))
        if (isAbout(line)) await copy.replace(file, `${line}\n`, '')
  }

const both =
  (...makes: DeliberateChange['make'][]): DeliberateChange['make'] =>
  async (copy) => {
    for (const make of makes) await make(copy)
  }

const SEAL = `      seal_number: { type: [ string, 'null' ], description: 'Number of the seal on the doors, as the line reports it; null while unknown.', examples: [ ML-CN5520187 ] }
`
const APPOINTMENT = `  container.pickup_appointment.changed:
    summary: The pickup appointment changed
    category: container-update-events
    kind: transport_event_alone
    transport_event: true
`

/**
 * Changes that are tried without and with a changeset of their own: other pending changesets with breaks do not count
 * as a declaration.
 */
const PROMISES: DeliberateChange[] = [
  {
    name: 'an attribute is removed from contract and examples',
    make: replacing(
      [CONTAINER, '      - seal_number\n', ''],
      [CONTAINER, SEAL, ''],
      ['spec/examples/records/container.yaml', '    seal_number: CN5520187\n', ''],
    ),
    renews: GENERATED,
    gate: 'promises',
    says: /^ {4}breaks: Container\.seal_number$/,
    declarable: 'break',
  },
  {
    name: 'an attribute that a recorded program uses is removed',
    make: replacing(
      [CONTAINER, '      - seal_number\n', ''],
      [CONTAINER, SEAL, ''],
      ['spec/examples/records/container.yaml', '    seal_number: CN5520187\n', ''],
    ),
    renews: GENERATED,
    gate: 'usage',
    says: /^breaks a program: @boxtrail\/web uses Container\.seal_number .*, in src\/pages\//,
  },
  {
    name: 'an attribute is added',
    make: replacing(
      [CONTAINER, '      - seal_number\n', '      - seal_number\n      - reefer_setting\n'],
      [
        CONTAINER,
        SEAL,
        `${SEAL}      reefer_setting: { type: [ string, 'null' ], description: 'Temperature to which a reefer is set, in degrees Celsius.' }\n`,
      ],
      [
        'spec/examples/records/container.yaml',
        '    seal_number: CN5520187\n',
        '    seal_number: CN5520187\n    reefer_setting: null\n',
      ],
    ),
    renews: GENERATED,
    gate: 'promises',
    says: /^ {4}adds: Container\.reefer_setting$/,
    declarable: 'addition',
  },
  {
    name: 'an enum is narrowed',
    make: replacing([
      'spec/components/schemas/TrackingRequest.yaml',
      'enum: [ pending, awaiting_manifest, created, failed, tracking_stopped ]',
      'enum: [ pending, awaiting_manifest, created, failed ]',
    ]),
    renews: GENERATED,
    gate: 'promises',
    says: /^ {4}breaks: TrackingRequest\.status=tracking_stopped$/,
    declarable: 'break',
  },
  {
    name: 'a value is no longer accepted from feeds, and an error has another code',
    make: replacing(
      [
        'spec/feed.yaml',
        "availability: { enum: ['yes', 'no', 'unknown', null]",
        "availability: { enum: ['yes', 'no', null]",
      ],
      ['spec/examples/errors.not_an_image.yaml', 'code: not_an_image', 'code: no_image'],
    ),
    renews: GENERATED,
    gate: 'promises',
    says: /^ {4}breaks: (feed Snapshot\.availability=unknown|error 422 not_an_image)$/,
    declarable: 'break',
  },
  {
    name: 'an event is no longer sent',
    make: both(
      replacing(['spec/events.yaml', APPOINTMENT, '']),
      removing('spec/examples/container.pickup_appointment.changed.payload.yaml'),
      undeclaring('ContainerPickupAppointmentChangedNotification'),
    ),
    renews: GENERATED,
    gate: 'promises',
    says: /^ {4}breaks: event container\.pickup_appointment\.changed$/,
    declarable: 'break',
  },
  {
    name: 'an operation can newly be denied',
    make: replacing([
      'spec/paths/ports.id.yaml',
      '  operationId: getPort\n',
      '  operationId: getPort\n  x-feature: webhooks\n',
    ]),
    renews: GENERATED,
    gate: 'promises',
    says: /^ {4}breaks: getPort x-feature$/,
    declarable: 'break',
  },
  {
    name: 'a tool has another description',
    make: replacing([
      'packages/mcp/src/tools/list-containers.ts',
      'Containers with binding last free day,',
      'Containers with last free day,',
    ]),
    renews: GENERATED,
    gate: 'MCP definitions',
    says: /^ {4}changes: tool list_containers$/,
    declarable: 'addition',
  },
  {
    name: 'an export of a package is renamed',
    make: replacing([
      'packages/client/src/index.ts',
      "export { type Follow, follow } from './events/follow.ts'",
      "export { type Follow, follow as followRecord } from './events/follow.ts'",
    ]),
    renews: EXPORTS,
    gate: 'exports',
    says: /^ {4}breaks: @boxtrail\/client follow$/,
    declarable: 'break',
  },
  {
    name: 'an entry point of a package is removed',
    make: both(
      replacing(['packages/mock/package.json', '"./msw": {', '"./handlers": {']),
      undeclaring('@boxtrail/mock/msw'),
    ),
    renews: EXPORTS,
    gate: 'exports',
    says: /^ {4}breaks: @boxtrail\/mock\/msw$/,
    declarable: 'break',
  },
]

export const CHANGES: DeliberateChange[] = [
  ...PROMISES,
  {
    name: 'a changeset declares what is not there',
    make: (copy) =>
      copy.apply({
        file: '.changeset/deliberate.md',
        content:
          '---\n"@boxtrail/contracts": minor\n---\n\nContainers have a freight rate.\n\nadds: Container.freight_rate\n',
      }),
    gate: 'promises',
    says: /deliberate\.md: "adds: Container\.freight_rate" names nothing that differs/,
  },
  {
    name: 'an exception matches nothing',
    make: (copy) =>
      copy.apply({
        file: 'spec/exceptions.yaml',
        content:
          '- { rule: response-field-removed, promise: Container.seal_number, reason: r, owner: o, until: 2099-12-31 }\n',
      }),
    gate: 'promises',
    says: /exceptions\.yaml: the exception of Container\.seal_number \(response-field-removed\) matches nothing/,
  },
  {
    name: 'an exception has expired',
    make: both(replacing([CONTAINER, '      - seal_number\n', ''], [CONTAINER, SEAL, '']), (copy) =>
      copy.apply({
        file: 'spec/exceptions.yaml',
        content:
          '- { rule: response-field-removed, promise: Container.seal_number, reason: r, owner: o, until: 2026-01-31 }\n',
      }),
    ),
    renews: GENERATED,
    gate: 'promises',
    says: /exceptions\.yaml: .* has expired on 2026-01-31/,
  },
  {
    name: 'the specification is changed and nothing generated',
    make: replacing(['spec/components/schemas/Port.yaml', 'UN/LOCODE of the place: two', 'Its UN/LOCODE: two']),
    gate: 'contract',
    says: /contracts\/src\/generated\/openapi\.json is stale\. Run: pnpm generate/,
  },
  {
    name: 'the page of rules is edited',
    make: replacing(['spec/differences.md', '# What differs between two versions', '# Differences']),
    gate: 'contract',
    says: /spec\/differences\.md is stale\. Run: pnpm generate/,
  },
  {
    name: 'an example is stale',
    make: replacing(['spec/examples/records/container.yaml', '    seal_number: CN5520187\n', '    seal: CN5520187\n']),
    gate: 'contract',
    says: /Container.*`?seal_number|`?seal`? .*\(no-invalid-media-type-examples\)/,
  },
  {
    name: 'a handler is missing',
    make: replacing(['packages/server/src/records/ports/handlers.ts', 'export const getPort:', 'const getPort:']),
    gate: 'types',
    says: /Property 'getPort' is missing in type/,
  },
  {
    name: 'a handler has no operation',
    make: replacing([
      'packages/server/src/records/ports/handlers.ts',
      'export const getPort:',
      'export const getHarbour = null\n\nexport const getPort:',
    ]),
    gate: 'types',
    says: /Types of property 'getHarbour' are incompatible/,
  },
  {
    name: 'a handler leaves out a field',
    make: replacing([RESOURCE, SENT_DAY, '']),
    gate: 'types',
    says: /containers\/resource\.ts\(\d+,\d+\): error .*'ssl_lfd' is missing/,
  },
  {
    name: 'a handler sends a field that the contract does not have',
    make: replacing([RESOURCE, SENT_DAY, `${SENT_DAY}      seal: row.seal_number,\n`]),
    gate: 'types',
    says: /containers\/resource\.ts\(\d+,\d+\): error .*'seal' does not exist in type/,
  },
  {
    name: 'a handler sends a field of another type',
    make: replacing([RESOURCE, SENT_DAY, '      ssl_lfd: 1,\n']),
    gate: 'types',
    says: /containers\/resource\.ts\(\d+,\d+\): error .*'number' is not assignable to type 'string/,
  },
  {
    name: 'the mock does not answer what the contract shows',
    make: replacing([
      'packages/mock/src/answers/documented.ts',
      '(example ? examples.find(([name]) => name === example) : examples[0])',
      'examples[0]',
    ]),
    gate: 'mock',
    says: /"\w+ \d{3} \w+: \d{3} /,
  },
  {
    name: 'a sample of a README does not compile',
    make: replacing(['packages/client/README.md', '  requestNumber: ', '  number: ']),
    gate: 'samples',
    says: /^packages\/client\/README\.md:\d+ does not compile: .*'number'/,
  },
  {
    name: 'a generated file is edited',
    make: replacing([
      'packages/contracts/src/generated/events.ts',
      '// @generated from spec/',
      '// edited; generated from spec/',
    ]),
    gate: 'contract',
    says: /contracts\/src\/generated\/events\.ts is stale\. Run: pnpm generate/,
  },
  {
    name: 'the type of a package is broken',
    make: replacing(
      ['packages/client/src/call/deprecation.ts', '  sunset: Date | null\n', '  until: Date | null\n'],
      ['packages/client/src/call/deprecation.ts', '  sunset: dateOf(', '  until: dateOf('],
    ),
    renews: EXPORTS,
    gate: 'exports',
    says: /^ {4}breaks: @boxtrail\/client Deprecation\.sunset$/,
  },
  {
    name: 'a method of the client is missing',
    make: replacing([
      'tools/generate/client/surface.ts',
      '  const methods = operationsOf(spec).flatMap(',
      "  const methods = operationsOf(spec).filter((one) => one.operation.operationId !== 'refreshContainer').flatMap(",
    ]),
    renews: GENERATED,
    gate: 'client',
    says: /\+ +"refreshContainer"/,
  },
  {
    name: 'a migration drops a column that the last release uses',
    make: migrating('alter table shipments drop column customer_id;'),
    gate: 'migrations',
    says: /9999_deliberate\.sql:1: drops a column that such a process may use \(shipments: drop column customer_id\)/,
  },
  {
    name: 'a migration drops the key by which the last release finds what it has stored',
    make: migrating('alter table notification_attempts drop constraint notification_attempts_pkey;'),
    gate: 'database',
    says: /^ {2}statement settle-attempts: there is no unique or exclusion constraint matching the ON CONFLICT/,
  },
  {
    name: 'a statement returns whatever columns a table has',
    make: replacing([
      'packages/server/src/records/contradictions/queries.ts',
      "select ${everyColumn('contradictions', 'c')} from contradictions c\n   where c.account_id = $1 and c.id = any",
      'select c.* from contradictions c\n   where c.account_id = $1 and c.id = any',
    ]),
    gate: 'database',
    says: /^statement find-contradictions returns each column that a later migration adds/,
  },
  {
    name: 'a statement does not say whose rows it writes',
    make: replacing([
      'packages/server/src/tracking/start-and-stop/stop-queries.ts',
      'where r.account_id = $1 and r.id = any($2::uuid[])',
      'where $1::uuid is not null and r.id = any($2::uuid[])',
    ]),
    gate: 'database',
    says: /^statement stop-requests may reach rows of [\w, ]+ of every account or check/,
  },
]
