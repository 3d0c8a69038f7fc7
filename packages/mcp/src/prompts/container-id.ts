import { completable } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { completeContainer } from '../arguments/completion.ts'
import type { Connect } from '../tool.ts'

export const containerId = (connect: Connect) => ({
  container_id: completable(
    z.guid('must be the id of a container: search_container finds it by its number').describe('UUID of the container'),
    (typed) => completeContainer(typed, connect()),
  ),
})
