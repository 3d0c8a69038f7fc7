/** The name on the wire of what the client shows in camelCase: `pickup_lfd` of `pickupLfd`. */
export const wireName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
