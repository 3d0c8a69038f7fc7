import type { Schemas } from '@boxtrail/contracts'
import type { Inference } from '@boxtrail/reference/infer/infer-number'

/** What a number tells about itself, for the wire. */
export const inferredNumber = (id: string, inference: Inference): Schemas['InferNumberResult'] => {
  const { kind, number, isValid, checkDigitPassed, reason } = inference
  return {
    id,
    type: 'infer_number_results',
    attributes: {
      number_type: kind,
      validation: {
        is_valid: isValid,
        type: kind === 'container' ? 'container' : 'shipment',
        check_digit_passed: checkDigitPassed,
        parsed_number: number,
        reason,
      },
      shipping_line: predictionOf(inference),
    },
  }
}

/** `selected` is left out when nothing is predicted (apps/docs/wire.md#nulls). */
export const predictionOf = ({ decision, selected, candidates }: Inference): Schemas['ShippingLinePrediction'] => ({
  decision,
  ...(selected ? { selected } : {}),
  candidates,
})
