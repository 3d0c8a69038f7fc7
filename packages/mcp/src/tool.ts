import type { BoxtrailClient } from '@boxtrail/client'
import type { CallToolResult, McpServer, ServerContext, ToolAnnotations } from '@modelcontextprotocol/server'
import { type InputRequiredResult, isInputRequiredResult } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { InvalidArguments } from './problems/invalid-arguments.ts'
import { problemOf } from './problems/problem.ts'
import { refuseBrokenText } from './problems/whole-text.ts'
import { described, unchecked } from './schema.ts'

/** What a call is made with. It has no rights of its own: the client has the caller's key. */
export interface Context {
  client: BoxtrailClient
  now: () => Date
  /** The request as the protocol has it; none in the prompts and resources that read with the same functions. */
  request?: ServerContext
  /** Whether the caller can put a question to its user. */
  canElicit?: boolean
}

/** The client of whoever asks; without a request, that of the process. */
export type Connect = (request?: ServerContext) => Context

/** A result with more than its JSON. */
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
  /** Only for a tool that writes. */
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

/** Declared on every tool, because clients of the reference server send it. It has no effect. */
const intent = z.string().max(200).optional()

/** A tool: its schemas, and what it does. Failures become results that say what to do next. */
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
          const read = schema.safeParse(given ?? {})
          if (!read.success) throw new InvalidArguments(read.error.issues, given, known)
          refuseBrokenText(read.data)
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
