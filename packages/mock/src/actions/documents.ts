import { document } from '@boxtrail/protocol/answer/json-api'
import { invalidField, notFound } from '@boxtrail/protocol/errors'
import { operationOf } from '../contract.ts'
import { type Call, givenIn } from '../records/call.ts'
import { exampleOf, find } from '../records/reads.ts'
import { addRecord, remove } from '../records/writes.ts'
import type { Resource } from '../world/resource.ts'
import { tick } from '../world/world.ts'
import type { Action } from './action.ts'

/** The path of files, outside of the API: each is uploaded and read at its own address below it. */
export const FILES = '/files/'

interface Blob {
  filename: string
  content_type?: string
  byte_size: number
  checksum: string
}

const createDirectUpload: Action = (operation, { body, world, origin }) => {
  tick(world)
  const { blob } = body as { blob: Blob }
  const example = exampleOf(operation) as { direct_upload: { headers: Record<string, string> } }
  const id = world.newId()
  const contentType = blob.content_type ?? 'application/octet-stream'
  const file = `${world.name}/${id}`
  world.files.set(id, { filename: blob.filename, contentType, bytes: null })
  return {
    ...example,
    ...blob,
    id,
    key: `${world.name}/${id}`,
    content_type: contentType,
    created_at: world.now(),
    signed_id: `signed-${id}`,
    direct_upload: {
      url: `${origin}${FILES}${file}`,
      headers: { 'Content-Type': contentType, 'Content-MD5': blob.checksum },
    },
  }
}

const createDocument: Action = (operation, call) => {
  const { world } = call
  const { attached_document: attached, ...given } = givenIn(call).attributes
  const blobId = String(attached).replace(/^signed-/, '')
  const file = world.files.get(blobId) ?? (attached === EXAMPLE ? EXAMPLE_FILE : undefined)
  if (!file?.bytes) throw invalidField('data/attributes/attached_document', 'No file was uploaded for this signed id.')
  const body = { data: { ...(call.body as { data: object }).data, attributes: given } }
  const data = addRecord(
    operation,
    { ...call, body },
    {
      ...READ,
      name: given.name ?? file.filename,
      source: 'api',
      file_name: file.filename,
      file_content_type: file.contentType,
      file_size_bytes: file.bytes.length,
    },
  )
  world.files.set(data.id, file)
  return document(call, data)
}

/** The signed id in the contract's example refers to a file, so that the example request succeeds. */
const EXAMPLE = (operationOf('createDocument').request.body as { data: { attributes: { attached_document: string } } })
  .data.attributes.attached_document
const EXAMPLE_FILE = {
  filename: 'arrival-notice.pdf',
  contentType: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.4'),
}

/** The recording has no contents of files: a download contains this text instead. */
const recordedFile = ({ attributes: { file_name: filename } }: Resource) => ({
  filename: String(filename),
  contentType: 'text/plain',
  bytes: new TextEncoder().encode(`${filename}: the mock has no content of this file.\n`),
})

const deleteDocument: Action = (_, call) => {
  call.world.files.delete(call.params.id!)
  return remove('document', call)
}

/** The attributes of a document that has not been read. The mock reads none. */
const READ = {
  document_type: null,
  document_type_manual: null,
  document_type_effective: null,
  readability: null,
  classification_notes: null,
}

const getDocumentDownloadUrl: Action = (operation, call) => {
  const one = find('document', call)
  const { world, origin } = call
  if (!world.files.has(one.id)) world.files.set(one.id, recordedFile(one))
  return { ...(exampleOf(operation) as object), download_url: `${origin}${FILES}${world.name}/${one.id}` }
}

const getDocumentPage: Action = (operation, call) => {
  find('document', { ...call, params: { id: call.params.id! } })
  // Each document in the mock has one page.
  if (call.params.page !== '1') throw notFound()
  return exampleOf(operation)
}

const reextractDocument: Action = (_, call) => accepted(call)
const reclassifyDocument: Action = (_, call) => accepted(call)
const relinkDocument: Action = (_, call) => accepted(call)
const rotateDocument: Action = (_, call) => accepted(call)

const accepted = (call: Call) => {
  find('document', call)
  return { status: 'accepted' }
}

/** Accepts a mail; its own text becomes its only document. */
const createEmailSubmission: Action = (operation, call) => {
  const { world, body } = call
  const mail = new TextDecoder().decode(body as Uint8Array)
  const header = (name: string) =>
    new RegExp(`^${name}:\\s*(.*?)\\s*$`, 'im').exec(mail.split(/\r?\n\r?\n/)[0]!)?.[1] ?? null
  const { data: example } = exampleOf(operation) as { data: Resource }
  const kept = ['subject', 'message_id', 'from', 'to'].filter((name) => name in example.attributes)
  const own = Object.fromEntries(kept.map((name) => [name, header(name.replace('_', '-'))]))
  const submission = addRecord(operation, { ...call, body: {} }, own)
  return { ...document(call, world.put(submission)), included: [] }
}

export const documents = {
  deleteDocument,
  createDirectUpload,
  createDocument,
  getDocumentDownloadUrl,
  getDocumentPage,
  reextractDocument,
  reclassifyDocument,
  relinkDocument,
  rotateDocument,
  createEmailSubmission,
}
