/** Files in a winmail.dat (MS-OXTNEF): attributes of level, id, length, data and checksum. */
const SIGNATURE = 0x223e9f78
const TITLE = 0x00018010
const DATA = 0x0006800f
const RENDERING = 0x00069002

export interface PackedFile {
  name: string
  bytes: Uint8Array
}

interface Tnef {
  files: PackedFile[]
  /** The names of attachments without data of their own: a message or an embedded object. */
  unopened: string[]
  /** Whether it is a winmail.dat that ends with a complete attribute. */
  isWhole: boolean
}

export function readTnefFiles(bytes: Uint8Array, maxFiles: number): Tnef {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (view.length < 6 || view.readUInt32LE(0) !== SIGNATURE) return { files: [], unopened: [], isWhole: false }
  const files: PackedFile[] = []
  const unopened: string[] = []
  let open: Partial<PackedFile> | null = null
  const end = () => {
    if (open?.bytes && files.length < maxFiles) files.push({ name: open.name ?? '', bytes: open.bytes })
    else if (open && !open.bytes && unopened.length < maxFiles) unopened.push(open.name ?? '')
    open = null
  }
  let at = 6
  while (at + 9 <= view.length) {
    const [id, length] = [view.readUInt32LE(at + 1), view.readUInt32LE(at + 5)]
    const from = at + 9
    if (from + length > view.length) break
    if (id === RENDERING) end()
    if (id === RENDERING || id === TITLE || id === DATA) open ??= {}
    if (id === TITLE) open!.name = view.toString('latin1', from, from + length).replace(/\0.*$/s, '')
    if (id === DATA) open!.bytes = new Uint8Array(view.subarray(from, from + length))
    at = from + length + 2
  }
  const isWhole = at >= view.length
  // The data of the last attachment may be truncated.
  if (isWhole || open?.bytes) end()
  return { files, unopened, isWhole }
}
