import { type Readable, Writable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  NoSuchKey,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { storageUrlProblem } from '../../config/environment/addresses.ts'
import { StorageProblem } from '../store/storage-problem.ts'
import { createClient } from './client.ts'
import { s3Problem } from './s3-problem.ts'

/** With 10,000 parts, the most that an upload can have, an archive has up to 160 GB. */
const PART_BYTES = 16 * 2 ** 20

/** An upload to an object, which appears when `finish` has resolved, or never. */
export interface Upload {
  stream: Writable
  finish(): Promise<void>
  giveUp(): Promise<void>
}

interface Place {
  client: S3Client
  bucket: string
  path: string
}

/** The parts of `s3://bucket/path?endpoint=…&region=…`, like those of STORAGE_URL but with a path. */
const partsOf = (address: string) => {
  const [, bucket = '', path = '', query = ''] = /^s3:\/\/([^/?]*)\/*([^?]*)(\?.*)?$/i.exec(address) ?? []
  const problem = storageUrlProblem(`s3://${bucket}${query}`)
  if (problem !== null) throw new StorageProblem(`The address ${address} ${problem}`, true)
  return { bucket, path: path.replace(/\/+$/, ''), query }
}

const placeOf = (address: string): Place => {
  const { bucket, path, query } = partsOf(address)
  return { client: createClient(new URLSearchParams(query)), bucket, path }
}

/** The full address of an object below an address. */
export const addressBelow = (address: string, name: string): string => {
  const { bucket, path, query } = partsOf(address)
  return `s3://${bucket}/${path === '' ? '' : `${path}/`}${name}${query}`
}

/** Begins an upload of unknown length, in parts, one of them in memory at a time. */
export const beginUpload = async (address: string): Promise<Upload> => {
  const { client, bucket: Bucket, path: Key } = placeOf(address)
  const asking = explaining(Bucket)
  const { UploadId } = await asking(client.send(new CreateMultipartUploadCommand({ Bucket, Key })))
  const upload = { Bucket, Key, UploadId }
  const Parts: { ETag: string | undefined; PartNumber: number }[] = []
  let waiting: Buffer[] = []
  let bytes = 0
  const send = async () => {
    const Body = Buffer.concat(waiting)
    waiting = []
    bytes = 0
    const PartNumber = Parts.length + 1
    const { ETag } = await asking(client.send(new UploadPartCommand({ ...upload, PartNumber, Body })))
    Parts.push({ ETag, PartNumber })
  }
  const settle = (work: Promise<void>, done: (error?: Error) => void) => work.then(() => done(), done)
  const stream = new Writable({
    write(piece: Buffer, _, done) {
      waiting.push(piece)
      bytes += piece.length
      settle(bytes >= PART_BYTES ? send() : Promise.resolve(), done)
    },
    final: (done) => settle(send(), done),
  })
  return {
    stream,
    finish: async () => {
      await asking(client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })))
    },
    giveUp: async () => {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    },
  }
}

export const openObject = async (address: string): Promise<Readable> => {
  const { client, bucket: Bucket, path: Key } = placeOf(address)
  try {
    return (await client.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable
  } catch (error) {
    throw error instanceof NoSuchKey
      ? new StorageProblem(`There is no object ${Key} in ${Bucket}.`, true)
      : s3Problem(error, Bucket)
  }
}

const explaining =
  (bucket: string) =>
  async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      throw s3Problem(error, bucket)
    }
  }
