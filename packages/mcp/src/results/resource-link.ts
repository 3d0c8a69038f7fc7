import type { ContainerAttributes } from '@boxtrail/client'
import type { ResourceLink } from '@modelcontextprotocol/server'

export const containerUri = (id: string) => `boxtrail://container/${id}`

/** A link to a container, which the client can read or show without a tool. */
export const linkTo = ({ id, number, currentStatus }: ContainerAttributes): ResourceLink => ({
  type: 'resource_link',
  uri: containerUri(id),
  name: `Container ${number}`,
  description: currentStatus,
  mimeType: 'text/markdown',
  annotations: { audience: ['user', 'assistant'] },
})
