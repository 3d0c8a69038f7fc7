export { eventCatalogue, eventCategories, usualEventNames, webhookEventNames } from './generated/events.ts'
export { isWebhookEvent, isWebhookEventName, type WebhookEvent, type WebhookEventName } from './index.ts'
