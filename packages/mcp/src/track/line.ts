import { BoxtrailError, type InferNumberResult } from '@boxtrail/client'
import { acceptedContent, type InputRequiredResult, inputRequired } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { quoted } from '../results/quote.ts'
import type { Context } from '../tool.ts'
import type { NumberType } from './number.ts'

/** The key of the question in the protocol. */
const LINE = 'line'
const choice = z.object({ scac: z.string() })

type Chosen = { scac: string; type: NumberType; infer_result: object }
type Unanswered = { question: InputRequiredResult } | { undecided: object }

const shapeOf = ({ numberType, validation, shippingLine }: InferNumberResult) => ({
  inferred_type: numberType,
  is_valid: validation.isValid,
  ...(validation.isValid === false ? { reason: quoted(validation.reason) } : {}),
  decision: shippingLine.decision,
  selected_scac: shippingLine.selected?.scac ?? null,
  candidates: shippingLine.candidates.map(({ scac, name, confidence }) => ({ scac, name, confidence })),
})

/**
 * Chooses the line and the type of a number: as the caller says, otherwise as the number shows with certainty,
 * otherwise as the user chooses. The letters of a container number name its owner, which may be a lessor, so they
 * decide nothing.
 */
export const chooseLine = async (
  number: string,
  known: { type?: NumberType | undefined; scac?: string | undefined },
  context: Context,
): Promise<Chosen | Unanswered> => {
  const inferred = await infer(number, context)
  if (inferred instanceof BoxtrailError) {
    if (!known.type || !known.scac) throw inferred
    return { scac: known.scac, type: known.type, infer_result: fallback(known.type, known.scac) }
  }
  const infer_result = shapeOf(inferred)
  if (inferred.validation.isValid === false && !known.scac) return { undecided: wrongNumber(infer_result) }
  const { decision, selected, candidates } = inferred.shippingLine
  const type = known.type ?? (inferred.numberType as NumberType | null) ?? 'bill_of_lading'
  const answered = answerOf(context, candidates)
  const scac = known.scac ?? answered ?? (decision === 'auto_select' ? selected?.scac : undefined)
  if (scac !== undefined) return { scac, type, infer_result }
  if (candidates.length > 0 && context.canElicit && !wasAsked(context))
    return { question: question(number, candidates) }
  return { undecided: undecided(infer_result) }
}

const infer = async (number: string, { client }: Context): Promise<InferNumberResult | BoxtrailError> => {
  try {
    return await client.trackingRequests.inferNumber(number)
  } catch (error) {
    if (error instanceof BoxtrailError && (error.status === 400 || error.status === 422)) return error
    throw error
  }
}

const fallback = (inferred_type: NumberType, selected_scac: string) => ({
  fallback: true,
  inferred_type,
  selected_scac,
  reason: 'The number tells nothing; the type and line of the caller are used.',
})

type Candidates = InferNumberResult['shippingLine']['candidates']

/** The answer of the user. It comes from the client, so only an offered line is accepted. */
const answerOf = ({ request }: Context, candidates: Candidates): string | undefined => {
  const chosen = acceptedContent(request?.mcpReq.inputResponses, LINE, choice)?.scac
  return candidates.find(({ scac }) => scac === chosen)?.scac
}

const wasAsked = ({ request }: Context) => LINE in (request?.mcpReq.inputResponses ?? {})

const question = (number: string, candidates: Candidates) =>
  inputRequired({
    inputRequests: {
      [LINE]: inputRequired.elicit({
        message: `Which shipping line carries ${number}? The number alone does not tell.`,
        requestedSchema: {
          type: 'object',
          properties: {
            scac: {
              type: 'string',
              title: 'Shipping line',
              oneOf: candidates.map(({ scac, name }) => ({ const: scac, title: `${name} (${scac})` })),
            },
          },
          required: ['scac'],
        },
      }),
    },
  })

/** The line of an invalid number is not asked for. */
const wrongNumber = (infer_result: object) => ({
  tracking_request_created: false,
  error: 'InvalidNumber',
  action: 'fix_number',
  infer_result,
  _metadata: {
    presentation_guidance: 'Tell the user what is wrong with the number (reason), and ask for the right one.',
    recommendations: ['Call track_container again with the number that the user corrects.'],
  },
})

const undecided = (infer_result: object) => ({
  tracking_request_created: false,
  needs_confirmation: true,
  infer_result,
  _metadata: {
    presentation_guidance: 'Ask the user for the line; never guess it from the first letters of the number.',
    recommendations: ['Call track_container again with the scac that the user confirms.'],
  },
})
