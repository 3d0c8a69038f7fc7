import { methodNotAllowed, notFound, payloadTooLarge } from '@boxtrail/protocol/errors'
import { FILES } from './actions/documents.ts'
import { readBytes } from './read-bytes.ts'
import type { Worlds } from './world/worlds.ts'

export const isFile = (pathname: string): boolean => pathname.startsWith(FILES)

/** The size of the largest document that the service accepts. */
const MAX_BYTES = 32 << 20

/** Stores the bytes of a file that was announced, or returns them. */
export const fileAnswer = async (request: Request, pathname: string, worlds: Worlds): Promise<Response> => {
  const [name = '', id = ''] = pathname.slice(FILES.length).split('/')
  const world = worlds.find(name)
  const file = world.files.get(id)
  if (!file) throw notFound()
  if (!['GET', 'HEAD', 'PUT'].includes(request.method)) throw methodNotAllowed(['GET', 'PUT'])
  if (request.method === 'PUT') {
    const bytes = await readBytes(request, MAX_BYTES)
    if (!bytes) throw payloadTooLarge(MAX_BYTES)
    world.files.set(id, { ...file, bytes })
    return new Response(null, { status: 200 })
  }
  return new Response(file.bytes ? new Uint8Array(file.bytes) : null, { headers: { 'content-type': file.contentType } })
}
