import { completable } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { completeCarrier } from '../arguments/completion.ts'
import { readContainer } from '../records/read-container.ts'
import { definePrompt, promptResult } from './prompt.ts'

const CARRIER = /^[A-Z]{2,4}$/

export const trackShipment = definePrompt({
  name: 'track-shipment',
  title: 'Track Container Shipment',
  description: 'Where a container is, and what stands in its way',
  input: (connect) => ({
    container_number: z
      .string()
      .min(1)
      .max(40)
      .regex(/^[\w\s/-]+$/, 'is not a number')
      .describe('Container number'),
    carrier: completable(z.string().regex(CARRIER, 'is not a SCAC'), (typed) => completeCarrier(typed, connect()))
      .optional()
      .describe('SCAC of the line'),
  }),
  run: async ({ container_number: given, carrier }, context) => {
    const number = given.replace(/\s+/g, '').toUpperCase()
    const { items } = await context.client.containers.list({ filter: { number } })
    const [found] = items
    const line = carrier ? ` of line ${carrier}` : ''
    const question = `Track container ${number}${line}: its current status, its location, and any holds or problems.`
    if (found) return promptResult(question, await readContainer(found.id, context, true))
    return promptResult(`${question} It is not tracked yet: call track_container first.`, null)
  },
})
