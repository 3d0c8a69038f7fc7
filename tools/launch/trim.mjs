// Removes files that an installation for serving contains but never reads: 180 MB of variants, examples and source
// maps. They are links into the store of pnpm, which keeps its files.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files to keep in the folder of a package. They are read by apps/docs/src/docs.ts, apps/web/src,
 * packages/document-reading/src/pictures/recognize.ts and packages/evidence-pdf/src/fonts.ts.
 */
const KEPT = [
  { of: /^@scalar\/api-reference$/, within: 'dist', kept: /^browser$/ },
  { of: /^@scalar\/api-reference$/, within: 'dist/browser', kept: /^standalone\.js$/ },
  { of: /^tesseract\.js-core$/, kept: /^(?!tesseract-core)|-simd-lstm\.(js|wasm)$/ },
  { of: /^@tesseract\.js-data\//, kept: /^(?!4\.0\.0$)/ },
  { of: /^@fontsource\/(dejavu-sans|unifontex)$/, within: 'files', kept: /-(400|700)-normal\.woff$/ },
  { of: /^world-atlas$/, kept: /^(?!(countries|land)-(10|110)m)/ },
  { of: /^@base-ui\/react$/, kept: /^(?!docs$)/ },
  { of: /^react-dom$/, within: 'cjs', kept: /^(?!react-dom-profiling)/ },
  { of: /^zod$/, kept: /^(?!src$)/ },
  { of: /^bintrees$/, kept: /^(?!test$)/ },
]

/** `store` is the folder `.pnpm`, in which `@scope+name@version/node_modules/@scope/name` is a package. */
export function trim(store) {
  for (const name of readdirSync(store)) {
    const packageName = name.slice(0, name.indexOf('@', 1)).replace('+', '/')
    for (const { of, within = '', kept } of KEPT)
      if (of.test(packageName)) removeAllBut(kept, join(store, name, 'node_modules', packageName, within))
  }
  removeMaps(store)
}

function removeAllBut(kept, folder) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!kept.test(name)) rmSync(join(folder, name), { recursive: true })
}

function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeMaps(path)
    else if (entry.name.endsWith('.map')) rmSync(path)
  }
}
