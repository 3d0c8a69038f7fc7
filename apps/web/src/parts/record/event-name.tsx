import { Fragment } from 'react'

/** The name of an event as programs write it; long ones break at their dots and underscores. */
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
