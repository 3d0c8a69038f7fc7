import { StorageProblem } from '../store/storage-problem.ts'

const CREDENTIALS = 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to those of a user who may use the bucket'

/** What the error codes of S3 mean, for the operator. */
const permanent: Record<string, string> = {
  NoSuchBucket: 'does not exist; create it, or correct its name',
  InvalidAccessKeyId: `does not accept these credentials, which the service does not know; ${CREDENTIALS}`,
  SignatureDoesNotMatch: `does not accept these credentials, whose secret is wrong; ${CREDENTIALS}`,
  CredentialsProviderError: `needs credentials, and there are none; ${CREDENTIALS}`,
  PermanentRedirect: 'is in another region; name it with region=',
  AuthorizationHeaderMalformed: 'is in another region; name it with region=',
}

/** Why a bucket cannot be used. A problem that may pass, or concerns only the check itself, is not permanent. */
export const s3Problem = (error: unknown, bucket: string): StorageProblem => {
  const { name, message } = error as Error
  const sentence = permanent[name]
  if (sentence !== undefined) return new StorageProblem(`the bucket ${bucket} ${sentence}`, true)
  if (name === 'AccessDenied')
    return new StorageProblem(
      `the bucket ${bucket} may not be listed; allow s3:ListBucket, by which files of deleted documents are found`,
      false,
    )
  return new StorageProblem(
    `the bucket ${bucket} cannot be reached (${message || name}); nothing is written there until it can: check endpoint and network`,
    false,
  )
}
