import { Field } from './auth-form.tsx'

/** A field for a new user's password. The minimum length is that of the service. */
export const NewPassword = () => (
  <Field
    name="password"
    label="Password"
    type="password"
    autoComplete="new-password"
    minLength={12}
    hint="At least 12 characters. A few unrelated words are easy to remember and hard to guess."
  />
)
