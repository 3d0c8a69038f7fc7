import type { Schemas } from '@boxtrail/contracts'
import type { Inference } from '../../reference/infer/infer-number.ts'

/** What a number tells about itself, for the wire. `selected` is left out when nothing is predicted (design 10.12). */
export const inferredNumber = (id: string, inference: Inference): Schemas['InferNumberResult'] => {
  const { kind, number, isValid, checkDigitPassed, reason, decision, selected, candidates } = inference
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
      shipping_line: { decision, ...(selected ? { selected } : {}), candidates },
    },
  }
}
