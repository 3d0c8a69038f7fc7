import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundle } from './bundle.ts'
import { hookSurface } from './client/hooks.ts'
import { clientSurface } from './client/surface.ts'
import { eventSamples } from './event-samples.ts'
import { events } from './events.ts'
import { examples } from './examples.ts'
import { operations } from './operations.ts'
import { generatedFolders } from './places.ts'
import { types } from './types.ts'
import { usageTable } from './usage-table.ts'
import { publishedValidators, strictValidators, validators } from './validators.ts'

/** Replaces everything generated from `spec/` in a folder laid out as `packages/`. */
export async function generateContract(packages: string): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'boxtrail-generate-'))
  try {
    const spec = await bundle(temporary)
    const feed = await bundle(temporary, 'feed')
    const contracts = {
      'openapi.json': `${JSON.stringify(spec, null, 2)}\n`,
      'types.ts': await types(spec),
      'zod/index.ts': await publishedValidators(spec, temporary),
      'zod/strict.ts': await strictValidators(spec, temporary),
      'operations.ts': operations(spec),
      'examples.ts': examples(spec),
      'usage-table.ts': usageTable(spec),
      'events.ts': events(spec),
      'event-samples.json': `${JSON.stringify(eventSamples(spec))}\n`,
      'feed/openapi.json': `${JSON.stringify(feed, null, 2)}\n`,
      'feed/types.ts': await types(feed),
      'feed/zod.ts': await validators(feed, temporary),
    }
    await write(join(packages, generatedFolders.contracts), contracts)
    await write(join(packages, generatedFolders.client), clientSurface(spec))
    await write(join(packages, generatedFolders.react), hookSurface(spec))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}
