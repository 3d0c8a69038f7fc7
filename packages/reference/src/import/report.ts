export interface ImportError {
  /** Counted from 1, including the header. */
  line: number
  message: string
}

/** Latitude and longitude in degrees, or undefined if a cell is empty, not a number or out of range. */
export function readPosition(latitude: string, longitude: string): { latitude: number; longitude: number } | undefined {
  if (!latitude.trim() || !longitude.trim()) return undefined
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  const inRange = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
  return inRange ? position : undefined
}
