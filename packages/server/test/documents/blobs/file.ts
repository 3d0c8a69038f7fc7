import { createHash, randomBytes } from 'node:crypto'

export interface TestFile {
  bytes: Buffer
  blob: { filename: string; content_type: string; byte_size: number; checksum: string }
}

/** A file of random bytes, and the attributes that announce its upload. */
export const testFile = (size = 4_096, named: Partial<TestFile['blob']> = {}): TestFile =>
  fileOf(randomBytes(size), named)

export const fileOf = (bytes: Buffer, named: Partial<TestFile['blob']> = {}): TestFile => ({
  bytes,
  blob: {
    filename: 'arrival-notice.pdf',
    content_type: 'application/pdf',
    byte_size: bytes.length,
    checksum: createHash('md5').update(bytes).digest('base64'),
    ...named,
  },
})
