import { setTimeout as sleep } from 'node:timers/promises'
import {
  acceptedContent,
  completable,
  createRequestStateCodec,
  inputRequired,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

/**
 * A server with what the conformance suite calls. It uses the same HTTP handler as the product's, so that the
 * suite tries our handler with every kind of message, those included that our tools never send.
 */

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='
const PAUSE_MS = 20

const text = (said: string) => ({ type: 'text' as const, text: said })
const says = (said: string) => ({ content: [text(said)] })
const image = { type: 'image' as const, data: PIXEL, mimeType: 'image/png' }
const resource = (uri: string, mimeType: string, content: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: content },
})
const user = <Content>(content: Content) => ({ role: 'user' as const, content })

const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object' as const,
  properties,
  required,
})
const ask = (message: string, properties: Record<string, object>, required?: string[]) =>
  inputRequired.elicit({ message, requestedSchema: object(properties, required) as never })
const sample = (question: string, maxTokens = 100) =>
  inputRequired.createMessage({ messages: [user(text(question))], maxTokens } as never)
const NAME = { name: { type: 'string' } }

const answers = (context: ServerContext) => (context.mcpReq.inputResponses ?? {}) as Record<string, unknown>
const codec = createRequestStateCodec<{ step: number }>({ key: new Uint8Array(32).fill(7), ttlSeconds: 300 })
const stateOf = async (context: ServerContext) => {
  const state = context.mcpReq.requestState() as { step: number } | undefined
  return state?.step ?? 0
}

const addContent = (server: McpServer) => {
  const tool = (name: string, run: (context: ServerContext) => unknown) =>
    server.registerTool(name, { description: name }, ((context: ServerContext) => run(context)) as never)
  tool('test_simple_text', () => says('This is a simple text response for testing.'))
  tool('test_image_content', () => ({ content: [image] }))
  tool('test_audio_content', () => ({ content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }] }))
  tool('test_embedded_resource', () => ({
    content: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  }))
  tool('test_multiple_content_types', () => ({
    content: [
      text('Multiple content types test:'),
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }))
  tool('test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  tool('test_tool_with_progress', async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
      await sleep(PAUSE_MS)
    }
    return says('done')
  })
  for (const name of ['test_tool_with_logging', 'test_logging_tool'])
    tool(name, async ({ mcpReq }) => {
      for (const message of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await mcpReq.log('info', message)
        await sleep(PAUSE_MS)
      }
      return says('done')
    })
  // The SDK refuses a question that the client has not declared to support.
  tool('test_missing_capability', () =>
    inputRequired({ inputRequests: { question: sample('What is the capital of France?') } }),
  )
}

const capabilitiesOf = (server: McpServer) => server.server.getClientCapabilities() ?? {}

const addQuestions = (server: McpServer) => {
  const tool = (name: string, run: (context: ServerContext) => unknown) =>
    server.registerTool(name, { description: name }, ((context: ServerContext) => run(context)) as never)
  const asked = (inputRequests: Record<string, never | object>, requestState?: string) =>
    inputRequired({ inputRequests: inputRequests as never, ...(requestState ? { requestState } : {}) })
  for (const name of ['test_input_required_result_elicitation', 'test_streaming_elicitation'])
    tool(name, (context) => {
      const given = acceptedContent(answers(context), 'user_name', z.object({ name: z.string() }))
      return given ? says(`Hello, ${given.name}!`) : asked({ user_name: ask('What is your name?', NAME) })
    })
  tool('test_input_required_result_sampling', (context) =>
    'capital_question' in answers(context)
      ? says(JSON.stringify(answers(context).capital_question))
      : asked({ capital_question: sample('What is the capital of France?') }),
  )
  tool('test_input_required_result_list_roots', (context) =>
    'client_roots' in answers(context)
      ? says(JSON.stringify(answers(context).client_roots))
      : asked({ client_roots: inputRequired.listRoots() }),
  )
  for (const name of ['test_input_required_result_request_state', 'test_input_required_result_tampered_state'])
    tool(name, async (context) =>
      (await stateOf(context)) === 1 && 'confirm' in answers(context)
        ? says('state-ok')
        : asked({ confirm: ask('Please confirm', { ok: { type: 'boolean' } }) }, await codec.mint({ step: 1 })),
    )
  tool('test_input_required_result_multiple_inputs', async (context) => {
    const given = answers(context)
    if ('user_name' in given && 'greeting' in given && 'client_roots' in given) return says('all answered')
    const questions = {
      user_name: ask('What is your name?', NAME),
      greeting: sample('Generate a greeting', 50),
      client_roots: inputRequired.listRoots(),
    }
    return asked(questions, await codec.mint({ step: 1 }))
  })
  tool('test_input_required_result_multi_round', async (context) => {
    const step = await stateOf(context)
    if (step === 2 && 'step2' in answers(context)) return says('both answered')
    if (step === 1 && 'step1' in answers(context))
      return asked(
        { step2: ask('Step 2: What is your favorite color?', { color: { type: 'string' } }) },
        await codec.mint({ step: 2 }),
      )
    return asked({ step1: ask('Step 1: What is your name?', NAME) }, await codec.mint({ step: 1 }))
  })
  tool('test_input_required_result_capabilities', (context) => {
    const { elicitation, sampling } = capabilitiesOf(server)
    if (Object.keys(answers(context)).length > 0) return says('answered')
    return asked({
      ...(elicitation ? { user_name: ask('What is your name?', NAME) } : {}),
      ...(sampling ? { greeting: sample('Generate a greeting') } : {}),
    })
  })
  server.registerPrompt('test_input_required_result_prompt', { description: 'asks for a context' }, ((
    context: ServerContext,
  ) => {
    const given = acceptedContent(answers(context), 'user_context', z.object({ context: z.string() }))
    if (given) return { messages: [user(text(`Context: ${given.context}`))] }
    return asked({ user_context: ask('What context should the prompt use?', { context: { type: 'string' } }) })
  }) as never)
}

const OPTIONS = ['option1', 'option2', 'option3']
const titled = (word: string) =>
  ['value1', 'value2', 'value3'].map((value, at) => ({
    const: value,
    title: `${['First', 'Second', 'Third'][at]} ${word}`,
  }))

/**
 * Registers what needs a session, which our handler does not have: it is listed so that the suite finds it, and fails.
 */
const addSessionBound = (server: McpServer) => {
  const elicits = (name: string, properties: Record<string, object>) =>
    server.registerTool(name, { description: name }, (async ({ mcpReq }: ServerContext) => {
      const { action, content } = await mcpReq.elicitInput({
        message: 'Please answer',
        requestedSchema: object(properties, []) as never,
      })
      return says(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`)
    }) as never)
  elicits('test_elicitation_sep1034_defaults', {
    name: { type: 'string', default: 'John Doe' },
    age: { type: 'integer', default: 30 },
    score: { type: 'number', default: 95.5 },
    status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean', default: true },
  })
  elicits('test_elicitation_sep1330_enums', {
    untitledSingle: { type: 'string', enum: OPTIONS },
    titledSingle: { type: 'string', oneOf: titled('Option') },
    untitledMulti: { type: 'array', items: { type: 'string', enum: OPTIONS } },
    titledMulti: { type: 'array', items: { anyOf: titled('Choice') } },
  })
}

const addResources = (server: McpServer) => {
  const about = (mimeType: string) => ({ description: 'for the conformance suite', mimeType })
  server.registerResource('static-text', 'test://static-text', about('text/plain'), ({ href }) => ({
    contents: [{ uri: href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }))
  server.registerResource('static-binary', 'test://static-binary', about('image/png'), ({ href }) => ({
    contents: [{ uri: href, mimeType: 'image/png', blob: PIXEL }],
  }))
  server.registerResource('watched', 'test://watched-resource', about('text/plain'), ({ href }) => ({
    contents: [{ uri: href, mimeType: 'text/plain', text: 'watched' }],
  }))
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined })
  server.registerResource('template', template, about('application/json'), ({ href }, { id }) => ({
    contents: [
      {
        uri: href,
        mimeType: 'application/json',
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
      },
    ],
  }))
}

const addPrompts = (server: McpServer) => {
  server.registerPrompt('test_simple_prompt', { description: 'simple' }, () => ({
    messages: [user(text('This is a simple prompt for testing.'))],
  }))
  const two = z.object({
    arg1: completable(z.string().describe('First'), () => ['hello']),
    arg2: z.string().describe('Second'),
  })
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'arguments', argsSchema: two },
    ({ arg1, arg2 }) => ({
      messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
  )
  const one = z.object({ resourceUri: z.string() })
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'resource', argsSchema: one },
    ({ resourceUri }) => ({
      messages: [
        user(resource(resourceUri, 'text/plain', 'Embedded resource content for testing.')),
        user(text('Please process the embedded resource above.')),
      ],
    }),
  )
  server.registerPrompt('test_prompt_with_image', { description: 'image' }, () => ({
    messages: [user(image), user(text('Please analyze the image above.'))],
  }))
}

export const createFixture = (): McpServer => {
  const server = new McpServer(
    { name: 'fixture', version: '1' },
    {
      capabilities: { tools: {}, prompts: {}, resources: {}, logging: {}, completions: {} },
      requestState: { verify: codec.verify },
      cacheHints: { 'tools/list': { ttlMs: 60_000, cacheScope: 'public' } },
    },
  )
  addContent(server)
  addQuestions(server)
  addSessionBound(server)
  addResources(server)
  addPrompts(server)
  return server
}
