import { BASE_PATH, type DocumentedOperation } from '../contract.ts'

/** The request as a command for a shell. */
export function requestCommand(url: string, { method, request }: DocumentedOperation, apiKey = 'any-key'): string {
  const headers = [
    `Authorization: Token ${apiKey}`,
    ...(request.mediaType ? [`Content-Type: ${request.mediaType}`] : []),
  ]
  const { body } = request
  return [
    `curl -X ${method.toUpperCase()} ${quoted(`${url}${BASE_PATH}${request.path}`)}`,
    ...headers.map((header) => `  -H ${quoted(header)}`),
    ...(body === undefined
      ? []
      : [`  --data-binary ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`]),
  ].join(' \\\n')
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
