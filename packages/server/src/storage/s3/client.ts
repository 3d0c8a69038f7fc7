import { S3Client } from '@aws-sdk/client-s3'

/** The client for the parameters of an `s3://` address; credentials come from the usual AWS variables. */
export const createClient = (parameters: URLSearchParams): S3Client => {
  const endpoint = parameters.get('endpoint') ?? undefined
  return new S3Client({
    region: parameters.get('region') ?? 'us-east-1',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // The announced checksum is used; the uploader would have to know an additional one of the library.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
