import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { downloadHeaders, uploadHeaders } from '../store/headers.ts'
import { type Announced, isKey, MAX_LINK_S, type Store } from '../store/store.ts'
import { createClient } from './client.ts'
import { s3Problem } from './s3-problem.ts'

const CHECK_MS = 5_000

/** Headers that are signed as well, so that the service rejects an upload that differs in one of them. */
const SIGNED = new Set([
  'host',
  'content-type',
  'content-length',
  'content-md5',
  'content-disposition',
  'if-none-match',
])

/**
 * A bucket: `s3://bucket?endpoint=https://…&region=…`. Credentials come from the usual AWS variables. A custom endpoint
 * is addressed with the bucket in the path, which every service supports. For services that reject conditional writes,
 * `conditional_writes=false` omits them: a link can then be reused until it expires, for bytes with the same MD5.
 */
export const createS3Store = (storageUrl: string, clock: () => Date = () => new Date()): Store => {
  const { host: bucket, searchParams } = new URL(storageUrl)
  const conditional = searchParams.get('conditional_writes') !== 'false'
  const client = createClient(searchParams)
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const putting = (object: Announced) => {
    const headers = uploadHeaders(object)
    return {
      ...at(object.key),
      ContentType: object.contentType,
      ContentLength: object.byteSize,
      ContentMD5: object.checksum,
      ContentDisposition: headers['Content-Disposition'],
      ...(conditional ? { IfNoneMatch: '*' } : {}),
    }
  }
  const lasting = (seconds: number) => ({ expiresIn: Math.min(seconds, MAX_LINK_S), signingDate: clock() })

  return {
    name: 's3',
    signPut: async (object, expiresInS) => ({
      url: await getSignedUrl(client, new PutObjectCommand(putting(object)), {
        ...lasting(expiresInS),
        signableHeaders: SIGNED,
      }),
      headers: { ...uploadHeaders(object), ...(conditional ? { 'If-None-Match': '*' } : {}) },
    }),
    signGet: (object, expiresInS) => {
      const headers = downloadHeaders(object)
      const command = new GetObjectCommand({
        ...at(object.key),
        ResponseContentType: headers['Content-Type'],
        ResponseContentDisposition: headers['Content-Disposition'],
        ResponseCacheControl: headers['Cache-Control'],
      })
      return getSignedUrl(client, command, lasting(expiresInS))
    },
    size: async (key) => (await headOf(client, at(key)))?.ContentLength ?? null,
    storedAt: async (key) => (await headOf(client, at(key)))?.LastModified ?? null,
    list: async function* () {
      let after: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: after }))
        yield (page.Contents ?? []).flatMap(({ Key }) => (Key !== undefined && isKey(Key) ? [Key] : []))
        after = page.NextContinuationToken
      } while (after !== undefined)
    },
    check: async () => {
      try {
        const abortSignal = AbortSignal.timeout(CHECK_MS)
        await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }), { abortSignal })
      } catch (error) {
        throw s3Problem(error, bucket)
      }
    },
    open: async (key) => (await client.send(new GetObjectCommand(at(key)))).Body as Readable,
    put: async (object, bytes) => {
      await client.send(new PutObjectCommand({ ...putting(object), Body: bytes }))
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

/** The head of an object; null if there is no such object. */
const headOf = async (client: S3Client, object: { Bucket: string; Key: string }) => {
  try {
    return await client.send(new HeadObjectCommand(object))
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
