import { refusal, unprocessable } from './error.ts'

export const signedOut = () => refusal(401, 'You are not signed in.', { code: 'signed_out' })

/** The same for an unknown user, a wrong password, and a user who is no longer a member of any account. */
export const wrongCredentials = () =>
  refusal(401, 'The e-mail address or the password is not right.', { code: 'wrong_credentials' })

export const tooManyAttempts = (seconds: number) =>
  refusal(
    429,
    `Too many sign-ins have failed. Wait ${seconds} seconds.`,
    { code: 'too_many_attempts' },
    { 'Retry-After': String(seconds) },
  )

export const alreadySetUp = () =>
  refusal(409, 'This installation has an owner already. Sign in, or ask the owner for an invitation.', {
    code: 'already_set_up',
  })

export const wrongCode = () =>
  refusal(403, 'The code is not right. The service prints the link with the code when it starts.', {
    code: 'wrong_code',
  })

export const ownersOnly = () => refusal(403, 'Only an owner of the account may do this.', { code: 'owners_only' })

export const lastOwner = () =>
  refusal(409, 'The account has no other owner. Make another member an owner first.', { code: 'last_owner' })

/** Also used for a request that another browser began, so that nobody can be tricked into answering somebody else's. */
export const requestEnded = () =>
  refusal(404, 'The app no longer waits, or it began in another browser. Begin again in the app.', {
    code: 'request_ended',
  })

export const alreadyMember = () =>
  refusal(409, 'Somebody with this e-mail address is a member already.', { code: 'already_member' })

export const keyEnded = () => unprocessable('/data', 'The key was revoked or has expired. Create another.', 'key_ended')

/** A field of a form, by its name in the body. */
export const invalidField = (field: string, detail: string) => unprocessable(`/${field}`, detail)
