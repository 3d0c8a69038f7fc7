import type { BoxtrailClient } from '@boxtrail/client'
import type { CallToolResult, McpServer, ServerContext, ToolAnnotations } from '@modelcontextprotocol/server'
import { type InputRequiredResult, isInputRequiredResult } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { InvalidArguments } from './problems/invalid-arguments.ts'
import { problemOf } from './problems/problem.ts'
import { refuseBrokenText } from './problems/whole-text.ts'
import { described, unchecked } from './schema.ts'

/** The context of a call. It has no rights of its own: the client uses the caller's key. */
export interface Context {
  client: BoxtrailClient
  now: () => Date
  /** The request of the protocol; undefined for prompts and resources, which use the same functions. */
  request?: ServerContext
  /** Whether the client can ask its user a question. */
  canElicit?: boolean
}

/** Creates the context with the caller's client; without a request with that of the process. */
export type Connect = (request?: ServerContext) => Context

/** A result with further content besides its JSON. */
export class Answer<Result> {
  readonly result: Result
  readonly links: CallToolResult['content']

  constructor(result: Result, links: CallToolResult['content'] = []) {
    this.result = result
    this.links = links
  }
}

export interface Definition<Input extends z.ZodRawShape, Output extends z.ZodType> {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  /** Only for tools that write. */
  writes?: ToolAnnotations
  run: (
    input: z.infer<z.ZodObject<Input, z.core.$strict>>,
    context: Context,
  ) => Promise<z.input<Output> | Answer<z.input<Output>> | InputRequiredResult>
}

export interface Tool {
  name: string
  title: string
  description: string
  annotations: ToolAnnotations
  register: (server: McpServer, connect: (request: ServerContext) => Context) => void
}

const reads: ToolAnnotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false }

/** Every tool declares it, because clients of the reference server send it. It has no effect. */
const intent = z.string().max(200).optional()

/** Defines a tool by its schemas and its function. Failures become results that say what to do next. */
export const defineTool = <Input extends z.ZodRawShape, Output extends z.ZodType>(
  definition: Definition<Input, Output>,
): Tool => {
  const { name, title, description, writes, output, run } = definition
  const annotations = writes ?? reads
  const schema = z.strictObject({ ...definition.input, intent })
  const inputSchema = unchecked(described(schema, 'input'))
  const known = Object.keys(definition.input)
  const outputSchema = described(output, 'output')
  const register: Tool['register'] = (server, connect) => {
    const config = { title, description, annotations, inputSchema, outputSchema }
    server.registerTool(
      name,
      config as never,
      (async (given: unknown, request: ServerContext) => {
        try {
          refuseBrokenText(given)
          const read = schema.safeParse(given ?? {})
          if (!read.success) throw new InvalidArguments(read.error.issues, given, known)
          const answer = await run(read.data as never, connect(request))
          if (isInputRequiredResult(answer)) return answer
          const { result, links } = answer instanceof Answer ? answer : new Answer(answer)
          return shown(output.parse(result) as object, links)
        } catch (error) {
          const problem = { error: problemOf(error, Object(given)) }
          return { ...shown(problem), isError: true }
        }
      }) as never,
    )
  }
  return { name, title, description, annotations, register }
}

const shown = (result: object, links: CallToolResult['content'] = []): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(result) }, ...links],
  structuredContent: result as Record<string, unknown>,
})
