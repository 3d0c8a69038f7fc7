import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject } from 'vitest'
import { isWithin, root, undeclared } from './test-projects.ts'

declare module 'vitest' {
  interface ProvidedContext {
    inputs: string[]
  }
}

// Turbo caches the results of these tests until one of their inputs changes, so they must read nothing else of this
// repository. Other files are either temporary or named by a variable in the hash.
const inputs = [...inject('inputs'), 'node_modules']

const refuse = (path: unknown) => {
  const text = path instanceof URL ? fileURLToPath(path) : path
  if (typeof text !== 'string') return
  const file = relative(root, text)
  if (file === '' || file.startsWith('..') || isWithin(file, inputs)) return
  throw new Error(undeclared(relative(root, expect.getState().testPath ?? 'a test'), file))
}

// Vitest loads this before each file of a worker, and the modules of Node stay.
const isGuarded = 'boxtrailGuardsReads' in globalThis
Object.assign(globalThis, { boxtrailGuardsReads: true })

const guard = (module: object, names: readonly string[]) => {
  const functions = module as Record<string, (...parameters: unknown[]) => unknown>
  for (const name of names) {
    const original = functions[name]!
    functions[name] = (...parameters) => {
      refuse(parameters[0])
      return original(...parameters)
    }
  }
}

if (!isGuarded) {
  guard(fs, ['readFileSync', 'readdirSync', 'openSync', 'createReadStream', 'cpSync'])
  guard(fs.promises, ['readFile', 'readdir', 'open', 'cp'])
  syncBuiltinESMExports()
}
