import type { Schemas } from '@boxtrail/contracts'
import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { terminalResource } from './resource.ts'

export const getTerminal: Handler<'getTerminal'> = ({ params: { id } }, call) => {
  const terminal = call.reference.places.terminalById(id.toLowerCase())
  if (terminal?.kind !== 'terminal') throw notFound()
  return document(call, terminalResource(terminal) as Schemas['Terminal'])
}
