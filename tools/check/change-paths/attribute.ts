import { readFileSync } from 'node:fs'
import type { Step } from '../copy/copy.ts'

/**
 * A container attribute, added by the steps of CONTRIBUTING. The steps of `code` are required; omitting one must fail.
 */
export const attribute: { spec: Step[]; code: Record<string, Step>; shown: Step } = {
  spec: [
    { file: 'spec/components/schemas/Container.yaml', after: '      - seal_number\n', text: '      - seal_in_use\n' },
    {
      file: 'spec/components/schemas/Container.yaml',
      after: `      seal_number: { type: [ string, 'null' ], description: 'Number of the seal on the doors, as the line reports it; null while unknown.', examples: [ ML-CN5520187 ] }
`,
      text: "      seal_in_use: { type: [ string, 'null' ], description: Number of the seal that is on its doors now., examples: [ ML-CN5520187 ] }\n",
    },
  ],
  code: {
    'the shared example': {
      file: 'spec/examples/records/container.yaml',
      after: '    seal_number: CN5520187\n',
      text: '    seal_in_use: CN5520187\n',
    },
    'the migration': {
      file: 'packages/server/src/db/migrations/9000_seal_in_use.sql',
      content: 'alter table containers add column seal_in_use text;\n',
    },
    'what it is': {
      file: 'packages/engine/src/project/fields/container-fields.ts',
      after: '    seal_number: sourced(seal?.value ?? null, fromFact(seal)),\n',
      text: '    seal_in_use: sourced(seal?.value ?? null, fromFact(seal)),\n',
    },
  },
  shown: {
    file: 'packages/server/test/shipments/containers/seal-in-use.test.ts',
    content: readFileSync(new URL('seal-in-use.test.ts.txt', import.meta.url), 'utf8'),
  },
}
