import { badRequest } from '@boxtrail/protocol/errors'
import { type Base, type BaseOptions, createBase } from './base.ts'
import { createWorld, type World } from './world.ts'

/** The world of calls that name none. */
export const DEFAULT_WORLD = 'default'

/** The header by which a call names its world. */
export const WORLD_HEADER = 'x-mock-world'

/** The world of a call, from its header or from a key like `world-7`, for programs that cannot set headers. */
export const nameIn = (headers: Headers): string =>
  headers.get(WORLD_HEADER) ?? /^\w+\s+world-(\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? DEFAULT_WORLD

const NAME = /^[\w.-]{1,64}$/
/** A test suite with more worlds never deletes them. */
const MAX_WORLDS = 10_000

export interface Worlds {
  /** The world of this name, which is created when it is first named. */
  find(name: string): World
  /** Replaces a world by a copy of another one's present state. */
  fork(name: string, from: string): World
  /** Resets a world, with another seed if one is given. */
  reset(name: string, seed?: string): World
  remove(name: string): void
  names(): string[]
}

export const createWorlds = (options: BaseOptions = {}): Worlds => {
  const bases = new Map<string, Base>()
  const worlds = new Map<string, World>()
  const seeds = new Map<string, string>()
  const baseOf = (seed: string): Base => {
    const base = bases.get(seed) ?? createBase({ ...options, seed })
    bases.set(seed, base)
    return base
  }
  const seedOf = (name: string) => seeds.get(name) ?? options.seed ?? ''
  const find = (name: string): World => {
    const known = worlds.get(checkedName(name))
    if (known) return known
    if (name !== DEFAULT_WORLD && worlds.size >= MAX_WORLDS)
      throw badRequest(`There are ${MAX_WORLDS} worlds already. DELETE /worlds/NAME drops one.`)
    const world = createWorld(name, baseOf(seedOf(name)))
    worlds.set(name, world)
    return world
  }
  return {
    find,
    fork: (name, from) => {
      const original = worlds.get(checkedName(from)) ?? (from === DEFAULT_WORLD ? find(from) : undefined)
      if (!original)
        throw badRequest(`There is no world ${from}; there are ${[...worlds.keys()].slice(0, 20).join(', ')}.`)
      const world = find(name)
      seeds.set(name, seedOf(from))
      world.begin(baseOf(seedOf(from)), original.state())
      return world
    },
    reset: (name, seed) => {
      const world = find(name)
      if (seed !== undefined) seeds.set(name, seed)
      world.begin(baseOf(seedOf(name)))
      return world
    },
    remove: (name) => {
      worlds.delete(checkedName(name))
      seeds.delete(name)
    },
    names: () => [...worlds.keys()],
  }
}

export const checkedName = (name: string): string => {
  if (!NAME.test(name))
    throw badRequest(
      `"${name.slice(0, 80)}" is not a valid name of a world: use 1 to 64 letters, digits, dots, dashes or underscores.`,
    )
  return name
}
