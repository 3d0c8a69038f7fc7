/** What every program in a thread shares: whoever changes one of these changes what other modules do. */
const NAMES = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Math', 'JSON', 'Reflect'],
  ...['Date', 'RegExp', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Promise', 'Proxy', 'Iterator', 'Intl'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'Atomics'],
  ...['Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'Int8Array', 'Int16Array', 'Int32Array'],
  ...['Float32Array', 'Float64Array', 'TextDecoder', 'TextEncoder', 'Buffer', 'WebAssembly', 'URL'],
]

// Taken before any file is read, and out of its reach.
const { getOwnPropertyDescriptor, getPrototypeOf, is } = Object
const { ownKeys } = Reflect

const rootsOf = (name: string): object[] => {
  const root = (globalThis as Record<string, unknown>)[name] as { prototype?: object } | undefined
  return root === undefined ? [] : [root, ...(typeof root.prototype === 'object' ? [root.prototype] : [])]
}

/** The prototypes that have no name: of iterators, generators, typed arrays and asynchronous functions. */
const nameless = (): object[] =>
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
  ].flatMap((one) => chainOf(getPrototypeOf(one)))

const chainOf = (object: object | null): object[] =>
  object === null || object === Object.prototype ? [] : [object, ...chainOf(getPrototypeOf(object))]

interface Kept {
  object: object
  prototype: object | null
  keys: readonly PropertyKey[]
  members: readonly unknown[]
}

const membersOf = (object: object, keys: readonly PropertyKey[]): unknown[] =>
  keys.flatMap((key) => {
    const member = getOwnPropertyDescriptor(object, key)
    return [member?.value, member?.get, member?.set]
  })

// What a regular expression matched last is kept here by definition.
const keysOf = (object: object): PropertyKey[] => (object === RegExp ? ['prototype', Symbol.species] : ownKeys(object))

const keep = (object: object): Kept => {
  const keys = keysOf(object)
  return { object, prototype: getPrototypeOf(object), keys, members: membersOf(object, keys) }
}

const isAsKept = ({ object, prototype, keys, members }: Kept): boolean => {
  const now = keysOf(object)
  if (getPrototypeOf(object) !== prototype || now.length !== keys.length) return false
  for (let at = 0; at < keys.length; at++) if (now[at] !== keys[at]) return false
  const current = membersOf(object, keys)
  for (let at = 0; at < members.length; at++) if (!is(current[at], members[at])) return false
  return true
}

/**
 * Remembers the built-in objects of this thread; the answer tells whether they still are what they were. New global names
 * are no change: libraries that are loaded with the first file of a kind leave some.
 */
export function watchRealm(): () => boolean {
  const kept = [...new Set([...NAMES.flatMap(rootsOf), ...nameless()])].map(keep)
  const globals = NAMES.map((name) => (globalThis as Record<string, unknown>)[name])
  return () => {
    for (let at = 0; at < NAMES.length; at++)
      if ((globalThis as Record<string, unknown>)[NAMES[at]!] !== globals[at]) return false
    for (let at = 0; at < kept.length; at++) if (!isAsKept(kept[at]!)) return false
    return true
  }
}
