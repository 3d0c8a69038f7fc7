import { readdir, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type OnResolveArgs } from 'esbuild'

const KB = 1_000
const MB = 1_000_000

/**
 * Programs, with the limits for what they load before their first call; code that is loaded by calls does not count.
 */
const BUNDLES = [
  {
    name: 'client',
    code: "import { createClient } from '@boxtrail/client'; console.log(createClient)",
    most: 8.5 * KB,
  },
  {
    name: 'hooks, with the client',
    code: `import { createClient } from '@boxtrail/client'
import { BoxtrailProvider, Live, useContainer, useContainers, useStopShipmentTracking } from '@boxtrail/react'
console.log(createClient, BoxtrailProvider, Live, useContainer, useContainers, useStopShipmentTracking)`,
    most: 12.2 * KB,
  },
  {
    name: 'one kind of record',
    code: "import { containers, createApi } from '@boxtrail/client'; console.log(containers, createApi)",
    most: 7 * KB,
  },
  {
    name: 'webhooks',
    code: "import { verifyWebhook } from '@boxtrail/client/webhooks'; console.log(verifyWebhook)",
    most: 2 * KB,
  },
  {
    name: 'event names',
    code: "import { isWebhookEventName } from '@boxtrail/contracts'; console.log(isWebhookEventName)",
    most: KB,
  },
  {
    name: 'check of a container number',
    code: "import { checkDigitOk } from '@boxtrail/reference/container-number'; console.log(checkDigitOk)",
    most: KB,
  },
  {
    name: 'reading X12',
    code: "import { tokeniseX12, x12Interchanges } from '@boxtrail/edi'; console.log(tokeniseX12, x12Interchanges)",
    most: 3 * KB,
  },
  {
    name: 'explaining a container',
    code: "import { explain } from '@boxtrail/engine/explain'; console.log(explain)",
    most: 6.5 * KB,
  },
  // Of this, zod itself is 26 kB.
  {
    name: 'one validator',
    code: "import { Port } from '@boxtrail/contracts/zod/Port'; console.log(Port)",
    most: 27.5 * KB,
  },
  {
    name: 'one validator of all',
    code: "import { Port } from '@boxtrail/contracts/zod'; console.log(Port)",
    most: 27.5 * KB,
  },
  {
    name: 'validator of a container',
    code: "import { Container } from '@boxtrail/contracts/zod/Container'; console.log(Container)",
    most: 30 * KB,
  },
  {
    name: 'examples of one operation',
    code: "import { getContainer } from '@boxtrail/contracts/examples/getContainer'; console.log(getContainer)",
    most: 4 * KB,
  },
  {
    name: 'example of one event',
    code: "import { containerUpdated } from '@boxtrail/contracts/examples/container.updated'; console.log(containerUpdated)",
    most: 3 * KB,
  },
  {
    name: 'one operation',
    code: "import { getContainer } from '@boxtrail/contracts/operations/getContainer'; console.log(getContainer)",
    most: 0.5 * KB,
  },
]

/** Checks the sizes of the packages, installed and in a browser, against their limits. */
export async function checkSizes(folder: string): Promise<string> {
  const sizes: [name: string, bytes: number, most: number][] = []
  for (const [name, most, mostInAll] of [
    ['contracts', 5.1 * MB, 5.2 * MB],
    ['client', MB, 1.9 * MB],
    ['cli', 0.22 * MB, 0.55 * MB],
    ['edi', 0.15 * MB, 0.3 * MB],
    ['engine', 2.25 * MB, 4.75 * MB],
    ['reference', 0.55 * MB, 1.1 * MB],
  ] as const) {
    const { loaded, all } = await installed(join(folder, 'node_modules/@boxtrail', name))
    sizes.push([`${name} loaded`, loaded, most], [`${name} installed, with sources and maps`, all, mostInAll])
  }
  for (const { name, code, most } of BUNDLES) sizes.push([`${name} gzipped`, await bundled(folder, name, code), most])
  const tooLarge = sizes.filter(([, bytes, most]) => bytes > most)
  if (tooLarge.length > 0)
    throw new Error(tooLarge.map(([name, bytes, most]) => `${name}: ${bytes} bytes, ${most} at most`).join('\n'))
  return sizes.map(([name, bytes]) => `${name} ${bytes}`).join(', ')
}

/** Sources, maps and documents, which are for people; programs and compilers load the other files. */
const FOR_PEOPLE = /^(src\/|LICENSE$|\w+\.md$)|\.map$/

async function installed(folder: string): Promise<{ loaded: number; all: number }> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
  const sized = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { path: relative(folder, path), size: (await stat(path)).size }
    }),
  )
  const sum = (some: typeof sized) => some.reduce((total, { size }) => total + size, 0)
  return { all: sum(sized), loaded: sum(sized.filter(({ path }) => !FOR_PEOPLE.test(path))) }
}

async function bundled(folder: string, name: string, code: string): Promise<number> {
  const entry = join(folder, `size-${name.replaceAll(' ', '-')}.mjs`)
  await writeFile(entry, code)
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: folder,
    outdir: 'sizes',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    plugins: [{ name: 'later', setup: (bundler) => bundler.onResolve({ filter: /.*/ }, loadedLater) }],
  })
  return gzipSync(outputFiles[0]!.text, { level: 9 }).length
}

/** Code that is loaded on demand becomes a separate file. */
const loadedLater = ({ kind, path }: OnResolveArgs) =>
  kind === 'dynamic-import' || isPeer(path) ? { path, external: true } : undefined

/** Packages that a program with the hooks has already. */
const isPeer = (path: string) => path === 'react' || path === '@tanstack/react-query'
