/** What each delivery of a notification is sent with, beside its signature and the webhook's own headers. */
export const deliveryHeaders = { 'Content-Type': 'application/json', 'User-Agent': 'Boxtrail Webhook Bot' }

/** Nothing else is a success: no other 2xx, and no redirect, which is never followed. */
const received = new Set([200, 201, 202, 204])

export const isReceived = (status: number | null): boolean => status !== null && received.has(status)

/** For every reason, because the reasons would reveal our network. */
export const NO_RESPONSE = 'The receiver did not respond in time.'

/** What is served of a secret after it was shown once. */
export const maskedSecret = (secret: string): string => `whsec_••••••••${secret.slice(-4)}`
