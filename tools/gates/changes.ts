import type { Copy } from '../copy/copy.ts'

/** A change that must not be kept, and the gate that says so. */
export interface DeliberateChange {
  name: string
  make(copy: Copy): Promise<void>
  /** Whether the developer also renews what is generated, as `pnpm generate` does. */
  generates?: boolean
  /** The step that must fail, and what it must say; in the last release's terms where it breaks a promise. */
  gate: string
  says: RegExp
}

const replacing =
  (...changes: [file: string, before: string, after: string][]): DeliberateChange['make'] =>
  async (copy) => {
    for (const [file, before, after] of changes) await copy.replace(file, before, after)
  }

const CONTAINER = 'spec/components/schemas/Container.yaml'

export const CHANGES: DeliberateChange[] = [
  {
    name: 'a field is removed',
    make: replacing(
      [CONTAINER, '      - seal_number\n', ''],
      [
        CONTAINER,
        "      seal_number: { type: [ string, 'null' ], description: Seal., examples: [ ML-CN5520187 ] }\n",
        '',
      ],
      ['spec/examples/records/container.yaml', '    seal_number: CN5520187\n', ''],
    ),
    generates: true,
    gate: 'contract',
    says: /breaks 0\.2\.0: .*seal_number/,
  },
  {
    name: 'an enum is narrowed',
    make: replacing([
      'spec/components/schemas/TrackingRequest.yaml',
      'enum: [ pending, awaiting_manifest, created, failed, tracking_stopped ]',
      'enum: [ pending, awaiting_manifest, created, failed ]',
    ]),
    generates: true,
    gate: 'contract',
    says: /breaks 0\.2\.0: .*tracking_stopped/,
  },
  {
    name: 'an example is stale',
    make: replacing(['spec/examples/records/container.yaml', '    seal_number: CN5520187\n', '    seal: CN5520187\n']),
    gate: 'contract',
    says: /Container.*`?seal_number|`?seal`? .*\(no-invalid-media-type-examples\)/,
  },
  {
    name: 'a handler is missing',
    make: replacing(['packages/server/src/http/handlers.ts', '  getPort,\n', '']),
    gate: 'types',
    says: /handlers\.ts\(\d+,\d+\): error .*'getPort' is missing/,
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
      ['packages/client/src/deprecation.ts', '  sunset: Date | null\n', '  until: Date | null\n'],
      ['packages/client/src/deprecation.ts', '  sunset: dateOf(', '  until: dateOf('],
    ),
    gate: 'declarations of @boxtrail/client since the last release',
    says: /breaks 0\.2\.0: \. Deprecation\.sunset is gone/,
  },
  {
    name: 'a method of the client is missing',
    make: replacing([
      'tools/generate/client/surface.ts',
      '  const methods = operationsOf(spec).flatMap(',
      "  const methods = operationsOf(spec).filter((one) => one.operation.operationId !== 'refreshContainer').flatMap(",
    ]),
    generates: true,
    gate: 'client',
    says: /\+ +"refreshContainer"/,
  },
]
