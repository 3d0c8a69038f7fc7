import type { Place } from '../types/projection.ts'

const inlandTypes = ['RAMP', 'INTE', 'CLOC', 'DEPO']

/** A ramp, an inland terminal, a customer's address or a depot: not the quay of a port. */
export const isInland = ({ facilityType }: Place): boolean => inlandTypes.includes(facilityType ?? '')
