import type { Schemas } from '@boxtrail/contracts'
import type { Inference } from '@boxtrail/reference/infer/infer-number'

/** What a number alone reveals, in wire form. */
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
        ...(checkDigitPassed === null ? {} : { check_digit_passed: checkDigitPassed }),
        parsed_number: number,
        ...(reason === null ? {} : { reason }),
      },
      shipping_line: predictionOf(inference),
    },
  }
}

/** `selected` is omitted if nothing is predicted (apps/docs/wire.md#nulls). */
export const predictionOf = ({ decision, selected, candidates }: Inference): Schemas['ShippingLinePrediction'] => ({
  decision,
  ...(selected ? { selected } : {}),
  candidates,
})
