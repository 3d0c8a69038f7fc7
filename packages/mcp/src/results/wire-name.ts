/** The name in the API of an attribute that the client has in camelCase: `pickup_lfd` for `pickupLfd`. */
export const wireName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
