import { Fragment } from 'react'

/** The name of an event, which may break at dots and underscores. */
export const EventName = ({ name }: { name: string }) => (
  <code>
    {name.split(/(?<=[._])/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
)
