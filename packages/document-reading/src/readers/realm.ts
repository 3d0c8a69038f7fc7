/** Built-in objects shared by all code in a thread: changing one of them changes what other modules do. */
const GLOBAL_NAMES = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Math', 'JSON', 'Reflect'],
  ...['Date', 'RegExp', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Promise', 'Proxy', 'Iterator', 'Intl'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'Atomics'],
  ...['Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'Int8Array', 'Int16Array', 'Int32Array'],
  ...['Float32Array', 'Float64Array', 'TextDecoder', 'TextEncoder', 'Buffer', 'WebAssembly', 'URL'],
]

// Captured before any file is read, so that no file can replace them.
const { getOwnPropertyDescriptor, getPrototypeOf, is } = Object
const { ownKeys } = Reflect

const globalRoots = (name: string): object[] => {
  const root = (globalThis as Record<string, unknown>)[name] as { prototype?: object } | undefined
  return root === undefined ? [] : [root, ...(typeof root.prototype === 'object' ? [root.prototype] : [])]
}

/** Prototypes without a global name: of iterators, generators, typed arrays and asynchronous functions. */
const unnamedPrototypes = (): object[] =>
  [
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().values(),
    ''[Symbol.iterator](),
    ''.matchAll(/a/g),
    Int8Array.prototype,
    function* () {},
    async function* () {},
    async () => {},
    (function* () {})(),
  ].flatMap((one) => prototypeChain(getPrototypeOf(one)))

const prototypeChain = (object: object | null): object[] =>
  object === null || object === Object.prototype ? [] : [object, ...prototypeChain(getPrototypeOf(object))]

interface ObjectSnapshot {
  object: object
  prototype: object | null
  keys: readonly PropertyKey[]
  members: readonly unknown[]
}

const readMembers = (object: object, keys: readonly PropertyKey[]): unknown[] =>
  keys.flatMap((key) => {
    const member = getOwnPropertyDescriptor(object, key)
    return [member?.value, member?.get, member?.set]
  })

// By definition RegExp keeps the last match here.
const stableKeys = (object: object): PropertyKey[] =>
  object === RegExp ? ['prototype', Symbol.species] : ownKeys(object)

const takeSnapshot = (object: object): ObjectSnapshot => {
  const keys = stableKeys(object)
  return { object, prototype: getPrototypeOf(object), keys, members: readMembers(object, keys) }
}

const isUnchanged = ({ object, prototype, keys, members }: ObjectSnapshot): boolean => {
  const now = stableKeys(object)
  if (getPrototypeOf(object) !== prototype || now.length !== keys.length) return false
  for (let at = 0; at < keys.length; at++) if (now[at] !== keys[at]) return false
  const current = readMembers(object, keys)
  for (let at = 0; at < members.length; at++) if (!is(current[at], members[at])) return false
  return true
}

/**
 * Takes a snapshot of the built-in objects of this thread; the returned function tells whether they are unchanged. New
 * globals do not count: libraries loaded with the first file of a kind create some.
 */
export function watchRealm(): () => boolean {
  const snapshots = [...new Set([...GLOBAL_NAMES.flatMap(globalRoots), ...unnamedPrototypes()])].map(takeSnapshot)
  const globals = GLOBAL_NAMES.map((name) => (globalThis as Record<string, unknown>)[name])
  return () => {
    for (let at = 0; at < GLOBAL_NAMES.length; at++)
      if ((globalThis as Record<string, unknown>)[GLOBAL_NAMES[at]!] !== globals[at]) return false
    for (let at = 0; at < snapshots.length; at++) if (!isUnchanged(snapshots[at]!)) return false
    return true
  }
}
