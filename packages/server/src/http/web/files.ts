import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The encodings that the build writes beside each file, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
  })

/** The files of a folder by their paths, listed once and read on request: nothing else can be read. */
export const createFiles = (folder: string) => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const known = new Map(
    entries.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length).split(sep).join('/').replace(/^\/?/, '/'), file] as const
    }),
  )
  const contents = new Map<string, Promise<Buffer>>()
  const read = (file: string): Promise<Buffer> => {
    const reading = contents.get(file) ?? readFile(file)
    contents.set(file, reading)
    reading.catch(() => contents.delete(file))
    return reading
  }

  /** Undefined if there is no such file. */
  return async (
    path: string,
    acceptEncoding: string,
    headers: Record<string, string>,
  ): Promise<Response | undefined> => {
    const plain = known.get(path)
    const type = TYPES[extname(path)]
    if (!plain || !type) return undefined
    const encoded = ENCODINGS.find(([name, suffix]) => accepts(acceptEncoding, name) && known.has(path + suffix))
    const content = await read(encoded ? known.get(path + encoded[1])! : plain)
    return new Response(new Uint8Array(content), {
      headers: {
        'Content-Type': type,
        'Content-Length': String(content.length),
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(encoded ? { 'Content-Encoding': encoded[0] } : {}),
        ...headers,
      },
    })
  }
}
