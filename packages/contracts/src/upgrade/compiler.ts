import { createRequire } from 'node:module'
import { join } from 'node:path'
import type ts from 'typescript-api'

/** The compiler with the interface for programs that TypeScript has had until 6. */
export type Compiler = typeof ts

/** Where a TypeScript may be: the team's own, or one beside it or beside this package. */
const NAMES = ['typescript', 'typescript-api', 'typescript5', 'typescript6']

/** The declarations of our packages need it: an older one would read them in part, and miss what it does not read. */
const OLDEST = [5, 0] as const

/** The team's compiler, since it knows their settings; else another that is there. */
export function findCompiler(folder: string, named?: string): Compiler {
  const found: string[] = []
  for (const from of [join(folder, 'package.json'), import.meta.url]) {
    const require = createRequire(from)
    for (const name of named ? [named] : NAMES) {
      const compiler = load(require, name)
      if (!compiler) continue
      const [major = 0, minor = 0] = String(compiler.version).split('.').map(Number)
      const isOldEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
      if (typeof compiler.createProgram === 'function' && isOldEnough) return compiler as Compiler
      found.push(`${name} ${compiler.version}`)
    }
  }
  const why =
    found.length > 0 ? `${[...new Set(found)].join(' and ')} cannot be asked by a program` : 'there is no TypeScript'
  throw new Error(
    `To read your sources, a TypeScript from ${OLDEST.join('.')} to 6 is needed, and ${why} (from ${folder}).
Install one beside yours, which changes nothing else: npm install --save-dev typescript-api@npm:typescript@5.9
or name one: --typescript <package or path>`,
  )
}

function load(require: NodeJS.Require, name: string): Partial<Compiler> | undefined {
  try {
    return require(name) as Partial<Compiler>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    // TypeScript 7 has no main module for `require`.
    return /ERR_PACKAGE_PATH_NOT_EXPORTED|ERR_REQUIRE_ESM/.test(String((error as NodeJS.ErrnoException).code))
      ? { version: '(without an interface for programs)' as never }
      : undefined
  }
}
