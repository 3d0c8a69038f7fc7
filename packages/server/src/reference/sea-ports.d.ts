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
  }
  const seaPorts: { JSON: Record<string, SeaPort> }
  export default seaPorts
}
