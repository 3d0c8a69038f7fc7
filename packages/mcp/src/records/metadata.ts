import type { Shown } from './container.ts'
import { lifecycleOf } from './lifecycle.ts'

/** Tells the model what it can answer from the container, what else it can request, and how to read the result. */
export const metadataOf = (container: Shown, includes: readonly string[], hasEvents: boolean) => {
  const lifecycle = lifecycleOf(container)
  return {
    container_state: lifecycle,
    status_is_authoritative: true,
    derived_lifecycle: lifecycle,
    includes_loaded: includes,
    can_answer: ['status', 'pickup', 'demurrage', ...(hasEvents ? ['latest_event'] : [])],
    needs_more_data_for: hasEvents ? ['route'] : ['timeline'],
    relevant_for_current_state: relevant[lifecycle] ?? ['location'],
    presentation_guidance: 'null is unknown.',
    suggestions: {
      recommended_follow_up: lifecycle === 'in_transit' ? 'get_shipment_details' : 'get_container_transport_events',
    },
  }
}

const relevant: Record<string, string[]> = {
  in_transit: ['shipment'],
  arrived: ['location'],
  at_terminal: ['location', 'demurrage'],
  discharged: ['location', 'demurrage'],
  available_for_pickup: ['demurrage'],
  on_rail: ['rail'],
}
