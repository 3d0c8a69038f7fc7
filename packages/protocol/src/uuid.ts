const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a UUID: PostgreSQL fails if it expects an id and gets another text. */
export const isUuid = (text: string): boolean => UUID.test(text)
