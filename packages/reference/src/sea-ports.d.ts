declare module 'sea-ports' {
  interface SeaPort {
    name: string
    city?: string
    country?: string
    province?: string
    /** Longitude first. */
    coordinates?: [number, number]
    timezone?: string
    unlocs: string[]
    /** US customs: Schedule D (four digits) for ports of the US, Schedule K (five) for all others. */
    code?: string
  }
  const seaPorts: { JSON: Record<string, SeaPort> }
  export default seaPorts
}
