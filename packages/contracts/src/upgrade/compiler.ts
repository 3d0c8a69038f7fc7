import { createRequire } from 'node:module'
import { join } from 'node:path'
import type ts from 'typescript-api'

/** The compiler with the programming interface that TypeScript had until version 6. */
export type Compiler = typeof ts

/** The names under which a TypeScript may be installed: the team's own, or one next to it or next to this package. */
const NAMES = ['typescript', 'typescript-api', 'typescript5', 'typescript6']

/** The oldest version that reads the declarations of our packages completely. */
const OLDEST = [5, 0] as const

/** The team's compiler, since it supports their settings; otherwise another installed one. */
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
    found.length > 0 ? `${[...new Set(found)].join(' and ')} cannot be used by programs` : 'there is no TypeScript'
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
