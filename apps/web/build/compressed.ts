import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** The best quality takes four times as long, for a first start that somebody waits for, and saves 4 %. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
const COMPRESSIBLE = /\.(js|css|html|svg|json)$/

/** Writes each text file of the build a second and third time, compressed, so that the service compresses nothing. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    const files = (await readdir(dir!, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
    const compress = async (file: string) => {
      const content = await readFile(join(dir!, file))
      await writeFile(`${join(dir!, file)}.gz`, await promisify(gzip)(content, { level: 9 }))
      await writeFile(`${join(dir!, file)}.br`, await promisify(brotliCompress)(content, { params }))
    }
    await Promise.all(files.map(compress))
  },
})
