import { badRequest, malformedBody, methodNotAllowed } from '@boxtrail/protocol/errors'
import { type Failure, readFailures } from './answers/failures.ts'
import { DEFAULT_WORLD, nameIn } from './world/worlds.ts'

/** Whether a path is outside of the API, and controls the mock itself. */
export const isControl = (pathname: string): boolean => /^\/(worlds|reset)(\/|$)/.test(pathname)

/** What can be controlled: worlds in memory, or accounts of the service. For accounts the operations are slow. */
export interface Controlled {
  worlds: {
    find(name: string): unknown
    fork(name: string, from: string): unknown
    reset(name: string, seed?: string): unknown
    names(): string[] | Promise<string[]>
  }
  fail(world: string, failures: readonly Failure[]): void
  remove(world: string): void | Promise<void>
}

/**
 * `{ from }` copies the present state of another world, `{ seed }` gives other ids and numbers, and `{ failures }`
 * plans which calls fail.
 */
interface Wishes {
  from?: unknown
  seed?: unknown
  failures?: unknown
}

/**
 * `GET /worlds` lists the worlds. `PUT /worlds/NAME` creates or changes a world. `POST /worlds/NAME/reset` and `POST
 * /reset` reset one to its initial state. `DELETE /worlds/NAME` deletes one.
 */
export const control = async (request: Request, pathname: string, mock: Controlled): Promise<Response> => {
  const [, collection, name, action] = pathname.split('/')
  const isAllowed = (...methods: string[]) => {
    if (!methods.includes(request.method)) throw methodNotAllowed(methods)
  }
  if (collection === 'reset') {
    isAllowed('POST')
    await mock.worlds.reset(nameIn(request.headers))
    return new Response(null, { status: 204 })
  }
  if (name === undefined || name === '') {
    isAllowed('GET')
    return Response.json({ worlds: [...new Set([DEFAULT_WORLD, ...(await mock.worlds.names())])] })
  }
  if (action === 'reset') {
    isAllowed('POST')
    await mock.worlds.reset(name)
    return new Response(null, { status: 204 })
  }
  if (action !== undefined)
    throw badRequest(`There is no ${pathname}: PUT, DELETE /worlds/NAME, POST /worlds/NAME/reset.`)
  isAllowed('PUT', 'DELETE')
  if (request.method === 'DELETE') {
    await mock.remove(name)
    return new Response(null, { status: 204 })
  }
  return make(name, await wishesIn(request), mock)
}

const make = async (
  name: string,
  { from, seed, failures }: Wishes,
  { worlds, fail }: Controlled,
): Promise<Response> => {
  const [origin, ownSeed] = [textOf('from', from), textOf('seed', seed)]
  if (origin !== undefined && ownSeed !== undefined)
    throw badRequest('A world begins as another (from) or with a seed, not both.')
  const planned = failures === undefined ? undefined : readFailures(failures)
  if (origin !== undefined) await worlds.fork(name, origin)
  else if (ownSeed !== undefined) await worlds.reset(name, ownSeed)
  else await worlds.find(name)
  if (planned) fail(name, planned)
  return Response.json({ world: name })
}

const textOf = (field: string, value: unknown): string | undefined => {
  if (value === undefined || typeof value === 'string') return value
  throw badRequest(`${field} is a text.`)
}

const KNOWN = ['from', 'seed', 'failures']

const wishesIn = async (request: Request): Promise<Wishes> => {
  const text = await request.text()
  if (text.trim() === '') return {}
  let wishes: unknown
  try {
    wishes = JSON.parse(text)
  } catch {
    throw malformedBody()
  }
  if (typeof wishes !== 'object' || wishes === null || Array.isArray(wishes))
    throw badRequest('Send an object: {"from": "another world"}, {"seed": "a text"} or {"failures": […]}.')
  const other = Object.keys(wishes).find((name) => !KNOWN.includes(name))
  if (other !== undefined) throw badRequest(`A world has no ${other}; it has ${KNOWN.join(', ')}.`)
  return wishes
}
