import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundle } from './bundle.ts'
import { events } from './events.ts'
import { examples } from './examples.ts'
import { operations, parameters } from './operations.ts'
import { types } from './types.ts'
import { validators } from './validators.ts'

/** Writes everything that follows from `spec/` into a folder, in place of what it held. */
export async function generateContract(folder: string): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'boxtrail-generate-'))
  try {
    const spec = await bundle(temporary)
    const zod = await validators(spec, temporary)
    const feed = await bundle(temporary, 'feed')
    const files = {
      'openapi.json': `${JSON.stringify(spec, null, 2)}\n`,
      'types.ts': await types(spec),
      'zod/index.ts': zod,
      'operations.ts': operations(spec, zod),
      'parameters.ts': parameters(spec),
      'examples.ts': examples(spec),
      'events.ts': events(spec),
      'feed/openapi.json': `${JSON.stringify(feed, null, 2)}\n`,
      'feed/types.ts': await types(feed),
      'feed/zod.ts': await validators(feed, temporary),
    }
    await rm(folder, { recursive: true, force: true })
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
