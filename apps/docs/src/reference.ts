import { head, topBar } from './layout.ts'

/** The page of the API reference. Its contents come from the contract; `reference.js` starts it. */
export const referenceView = (nonce: string, scalar: string): string =>
  `${head('API reference', `<meta property="csp-nonce" content="${nonce}">\n`)}
<body class="reference">
${topBar('/docs/reference')}
<noscript><main><h1>API reference</h1><p>The reference needs JavaScript. The contract that it shows:
<a href="/openapi.yaml">openapi.yaml</a>, <a href="/openapi.json">openapi.json</a>. The <a href="/docs">guides</a> need none.</p></main></noscript>
<div id="reference"></div>
<script src="/docs/assets/reference.js"></script>
<script src="${scalar}"></script>
</body>
</html>
`

interface Contract {
  info: { description?: string }
  components: {
    securitySchemes: { apiKey: { description?: string } }
    parameters: Record<string, object>
    schemas: Record<string, object>
  }
  paths: Record<string, object>
}

interface Operation {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { examples?: object }> }
}

interface Parameter {
  in?: string
  required?: boolean
  description?: string
  schema?: Schema
}

interface Schema {
  $ref?: string
  examples?: unknown[]
  anyOf?: Schema[]
}

const tryIt = `**To try a request**, enter your API key in the field below: \`npm start\` prints it, and
\`npm run boxtrail -- admin keys create\` creates others. It stays in this tab. The examples use the line \`TEST\`, whose
journeys are simulated: nothing is sent to a real line. [The guides](/docs) explain the rest.`

const request = { request_type: 'bill_of_lading', request_number: 'TEST-TR-SUCCEEDED', scac: 'TEST' }

/** Requests for the simulated line, which are shown before those of the contract. */
export const sandboxExamples = {
  createTrackingRequest: { data: { type: 'tracking_request', attributes: request } },
  bulkCreateTrackingRequests: {
    data: {
      type: 'tracking_request_batch',
      attributes: { rows: [request, { ...request, request_number: 'TEST-TR-FAILED' }] },
    },
  },
} as const

/** The contract for trying requests, which are sent to the service that serves the page. */
export const forReference = <Document extends Contract>(contract: Document): Document => {
  const document = structuredClone(contract)
  document.info.description = `${tryIt}\n\n${document.info.description ?? ''}`
  document.components.securitySchemes.apiKey.description = 'Your API key. `Token` is added before it automatically.'
  const examples: Record<string, unknown> = sandboxExamples
  const { parameters, schemas } = document.components
  for (const parameter of Object.values(parameters)) describeExample(parameter, schemas)
  for (const operation of Object.values(document.paths).flatMap((path): Operation[] => Object.values(path))) {
    for (const parameter of operation.parameters ?? []) describeExample(parameter, schemas)
    const value = examples[operation.operationId ?? '']
    if (!value) continue
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      content.examples = { sandbox: { summary: 'In the sandbox', value }, ...content.examples }
  }
  return { ...document, servers: [{ url: '/v2', description: 'This service.' }] }
}

/**
 * Moves examples into the description: the reference would otherwise send the examples of all filters at once, which
 * match nothing.
 */
const describeExample = (parameter: Parameter, schemas: Contract['components']['schemas']): void => {
  const { in: place, required, schema } = parameter
  if (required || place === 'path' || !schema) return
  const name = schema.$ref?.split('/').at(-1)
  const own: Schema = name === undefined ? schema : structuredClone(schemas[name]!)
  parameter.schema = own
  const parts = [own, ...(own.anyOf ?? [])]
  const [example] = parts.flatMap(({ examples = [] }) => examples)
  if (example === undefined) return
  for (const part of parts) delete part.examples
  parameter.description = `${parameter.description ?? ''} For instance \`${[example].flat().join(',')}\`.`.trim()
}
