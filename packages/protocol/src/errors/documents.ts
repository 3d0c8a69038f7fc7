import { refusal, unprocessable } from './error.ts'

/** For an announced file, and for an e-mail, which has no attribute to point to. */
export const storeFull = (mostMb: number, pointer: string | null = '/blob/byte_size') =>
  refusal(
    422,
    `The files of your account may take ${mostMb} MB, and this one does not fit. Delete documents: their files are removed a few days later.`,
    { code: 'limit', ...(pointer === null ? {} : { source: { pointer } }) },
  )

const FILE = '/data/attributes/attached_document'

/** Also used for an id that was signed for another account, or has expired, so that these cannot be distinguished. */
export const notASignedId = () =>
  unprocessable(
    FILE,
    'This is not a valid signed id of your account, or it has expired. POST /v2/storage/direct_uploads returns one.',
  )

export const notUploaded = () =>
  unprocessable(FILE, 'The file has not been uploaded. PUT its bytes to direct_upload.url first.', 'not_uploaded')

export const alreadyAttached = () =>
  unprocessable(FILE, 'The file is already attached to a document. Announce it again.', 'already_attached')

export const blankName = () => unprocessable('/data/attributes/name', "Name can't be blank.", 'blank')

export const duplicateDocument = (existing: { id: string; name: string } | undefined) =>
  refusal(409, 'Your account already has a document with the same content.', {
    title: 'Duplicate document',
    code: 'duplicate_document',
    source: { pointer: FILE },
    ...(existing ? { meta: { existing_document_id: existing.id, existing_document_name: existing.name } } : {}),
  })

export const unknownDocumentType = (code: string) =>
  unprocessable(
    '/data/attributes/document_type_manual',
    `There is no document type ${code}. GET /v2/documents/types lists the existing ones.`,
  )

export const notAnImage = () =>
  refusal(422, 'Only images can be rotated (JPEG, PNG, TIFF, WebP).', { code: 'not_an_image' })

export const unreadableMail = (why: string) =>
  refusal(422, `The mail cannot be read: ${why[0]!.toLowerCase()}${why.slice(1)}.`, { code: 'unreadable_mail' })

export const noSuchPage = (pages: number) =>
  refusal(404, `The file has ${pages} ${pages === 1 ? 'page' : 'pages'} that can be shown. Ask for one from 1.`, {
    code: 'no_such_page',
  })

export const pagesNotShown = (why: string) =>
  refusal(404, `No page of this file can be shown: ${why}. Its download_url gives the file itself.`, {
    code: 'pages_not_shown',
  })

export const noDocumentAttached = () =>
  refusal(422, 'This document no longer has a file.', { title: 'No document attached' })
