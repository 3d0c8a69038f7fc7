import { tools } from '../tools/tools.ts'
import { type Challenge, scopeNeeded } from './replies.ts'

export interface SignIn extends Challenge {
  /** The scopes for reading and for changing records. */
  scopes: readonly [read: string, write: string]
  /** The scopes of a token; null if it is not valid; a response if it could not be checked. */
  verify: (token: string, incoming: Request) => Promise<readonly string[] | Response | null>
}

const WRITES: ReadonlySet<string> = new Set(
  tools.filter(({ annotations }) => annotations.readOnlyHint !== true).map(({ name }) => name),
)

/** Asks for more rights before a tool that writes is called, so that the client can sign in again and repeat the call. */
export const insufficientScope = (body: unknown, granted: readonly string[], signIn: SignIn): Response | undefined => {
  if (granted.includes(signIn.scopes[1])) return undefined
  const tool = (Array.isArray(body) ? body : [body])
    .map(calledTool)
    .find((name) => name !== undefined && WRITES.has(name))
  return tool === undefined ? undefined : scopeNeeded(signIn, tool)
}

/** The tool that a message calls; undefined for a batch. */
export const calledTool = (message: unknown): string | undefined => {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } }
  return method === 'tools/call' && typeof params?.name === 'string' ? params.name : undefined
}
