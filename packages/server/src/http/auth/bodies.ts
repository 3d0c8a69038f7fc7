import { isBlank } from '@boxtrail/engine/visible-text'
import { z } from 'zod'
import { SCOPES } from '../../identity/oauth/scopes.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../identity/users/password.ts'
import { ROLES } from '../../identity/users/roles.ts'

const text = (message: string, most = 200) =>
  z
    .string({ message })
    .trim()
    .refine((given) => !isBlank(given), message)
    .max(most, `This is longer than ${most} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'This contains control characters.')

const email = text('Enter an e-mail address.', 254).toLowerCase().pipe(z.email('This is not an e-mail address.'))

const newPassword = z
  .string({ message: 'Enter a password.' })
  .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(MAX_PASSWORD_LENGTH, `Use at most ${MAX_PASSWORD_LENGTH} characters.`)

/** Accepts any password for comparison, except one that is too long to be ours. */
const anyPassword = z
  .string({ message: 'Enter your password.' })
  .min(1, 'Enter your password.')
  .max(MAX_PASSWORD_LENGTH)

const role = z.enum(ROLES, { message: `Choose one of ${ROLES.join(', ')}.` })

export const SAME_AS_EMAIL = 'Use something other than your e-mail address.'

export const isOtherThan = (email: string, password: string): boolean => password.toLowerCase() !== email

export const bodies = {
  signIn: z.strictObject({ email, password: anyPassword }),
  switchAccount: z.strictObject({ account_id: z.uuid('This is not an account.') }),
  createOwner: z
    .strictObject({
      code: z.string({ message: 'Enter the code.' }).max(200),
      name: text('Enter your name.'),
      email,
      password: newPassword,
      company_name: text('Enter the name of your company.').optional(),
    })
    .refine(({ email, password }) => isOtherThan(email, password), { path: ['password'], message: SAME_AS_EMAIL }),
  invite: z.strictObject({ email, role }),
  isEmpty: z.looseObject({}).transform((given) => Object.keys(given).length === 0),
  accept: z.strictObject({ name: text('Enter your name.'), password: newPassword }),
  allowApp: z.strictObject({
    account_id: z.uuid('This is not an account.'),
    scopes: z.array(z.enum(SCOPES, { message: `Choose among ${SCOPES.join(', ')}.` })).max(SCOPES.length),
  }),
  renameCompany: z.strictObject({ company_name: text('Enter the name of your company.') }),
  changeRole: z.strictObject({ role }),
  changePassword: z.strictObject({
    current_password: anyPassword,
    password: newPassword,
    keep_apps: z.boolean({ message: 'Say true or false.' }).default(false),
  }),
}
