import { Field } from './auth-form.tsx'

/** The first password of somebody; the service asks for as many characters. */
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
