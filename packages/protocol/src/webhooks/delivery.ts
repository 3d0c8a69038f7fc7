/** The headers of every delivery of a notification, besides its signature and the webhook's own headers. */
export const deliveryHeaders = { 'Content-Type': 'application/json', 'User-Agent': 'Boxtrail Webhook Bot' }

/** Only these are a success: no other 2xx, and no redirect, which is never followed. */
const received = new Set([200, 201, 202, 204])

export const isReceived = (status: number | null): boolean => status !== null && received.has(status)

/** Used for every reason, because the reasons would reveal our network. */
export const NO_RESPONSE = 'The receiver did not respond in time.'

/** How a secret is served after it was shown once. */
export const maskedSecret = (secret: string): string => `whsec_••••••••${secret.slice(-4)}`
