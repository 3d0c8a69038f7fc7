import type { Schemas } from '@boxtrail/contracts'
import type { Handler } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { document } from '../../json-api.ts'
import { terminalResource } from './resource.ts'

export const getTerminal: Handler<'getTerminal'> = ({ params: { id } }, call) => {
  const terminal = call.reference.places.terminalById(id.toLowerCase())
  if (terminal?.kind !== 'terminal') throw notFound()
  return document(call, terminalResource(terminal) as Schemas['Terminal'])
}
