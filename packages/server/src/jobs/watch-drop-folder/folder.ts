import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What became of a file, and what is put beside it. */
export interface Taken {
  accepted: boolean
  /** `.997`, `.report.txt`: what the name of the file is followed by, and what stands there. */
  beside: { suffix: string; text: string }[]
}

/** What is wrong, a line each. */
export const report = (lines: readonly string[]) => ({ suffix: '.report.txt', text: `${lines.join('\n')}\n` })

export interface DropFolder {
  /** Files that have stopped growing since the last look. */
  settled(): Promise<string[]>
  read(name: string, maxBytes: number): Promise<{ bytes: Uint8Array; modifiedMs: number } | 'too large' | 'gone'>
  /** Moves a file to where it belongs, what goes beside it first: whoever sees the file sees the rest too. */
  move(name: string, taken: Taken): Promise<void>
}

/**
 * The folder into which partners' files are put. A file is moved only after what it says is in the database: a process
 * that dies between takes it again, and finds it applied.
 */
export const openDropFolder = async (path: string): Promise<DropFolder> => {
  for (const folder of [path, join(path, 'done'), join(path, 'refused')]) await mkdir(folder, { recursive: true })
  let seen = new Map<string, string>()

  const settled = async () => {
    const entries = await readdir(path, { withFileTypes: true })
    const now = new Map<string, string>()
    for (const entry of entries) {
      // Hidden files and those of a transfer in progress are not meant for us yet.
      if (!entry.isFile() || /^\.|\.(?:tmp|part|partial|filepart|crdownload)$/i.test(entry.name)) continue
      const found = await stat(join(path, entry.name)).catch(() => null)
      if (found) now.set(entry.name, `${found.size} ${found.mtimeMs}`)
    }
    const still = [...now].filter(([name, state]) => seen.get(name) === state).map(([name]) => name)
    seen = now
    return still.sort()
  }

  const read: DropFolder['read'] = async (name, maxBytes) => {
    const found = await stat(join(path, name)).catch(() => null)
    if (!found) return 'gone'
    if (found.size > maxBytes) return 'too large'
    const bytes = await readFile(join(path, name)).catch(() => null)
    return bytes ? { bytes, modifiedMs: found.mtimeMs } : 'gone'
  }

  const move: DropFolder['move'] = async (name, { accepted, beside }) => {
    const folder = join(path, accepted ? 'done' : 'refused')
    const target = await freeName(folder, name, join(path, name))
    if (target === null) return
    for (const { suffix, text } of beside) await writeWhole(join(folder, `${target}${suffix}`), text)
    await rename(join(path, name), join(folder, target)).catch((error) => {
      // Another process took it as well, and was faster.
      if (error.code !== 'ENOENT') throw error
    })
    seen.delete(name)
  }

  return { settled, read, move }
}

/** A file of that name may have come before; one with other words keeps both. Null: the file is gone. */
const freeName = async (folder: string, name: string, source: string): Promise<string | null> => {
  if (!(await stat(join(folder, name)).catch(() => null))) return name
  const bytes = await readFile(source).catch(() => null)
  if (!bytes) return null
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${end}`
}

/** Appears complete or not at all. */
const writeWhole = async (path: string, text: string) => {
  const draft = `${path}.${randomUUID()}.tmp`
  const file = await open(draft, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path).catch(async (error) => {
    await rm(draft, { force: true })
    throw error
  })
}
