// Removes what an installation to serve contains and nothing reads: 120 MB of variants and source maps. pnpm links files
// from its store, which keeps them.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** For each package, the files that stay. The modules that read them: apps/docs/src/reference.ts, and recognize.ts. */
const KEPT = [
  { package: /^@scalar\+api-reference@/, in: '@scalar/api-reference/dist', kept: /^browser$/ },
  { package: /^@scalar\+api-reference@/, in: '@scalar/api-reference/dist/browser', kept: /^standalone\.js$/ },
  { package: /^tesseract\.js-core@/, in: 'tesseract.js-core', kept: /^(?!tesseract-core)|-simd-lstm\.(js|wasm)$/ },
  { package: /^@tesseract\.js-data\+/, in: '@tesseract.js-data/*', kept: /^(?!4\.0\.0$)/ },
]

export function trim(root) {
  const store = join(root, 'node_modules/.pnpm')
  for (const folder of readdirSync(store))
    for (const { package: named, in: place, kept } of KEPT)
      if (named.test(folder)) removeAllBut(kept, resolve(join(store, folder, 'node_modules'), place))
}

function removeAllBut(kept, folders) {
  for (const folder of folders.filter((each) => existsSync(each)))
    for (const name of readdirSync(folder)) if (!kept.test(name)) rmSync(join(folder, name), { recursive: true })
}

/** `@scope/*` stands for each package of the scope. */
function resolve(modules, place) {
  if (!place.endsWith('/*')) return [join(modules, place)]
  const scope = join(modules, place.slice(0, -2))
  return readdirSync(scope).map((name) => join(scope, name))
}
