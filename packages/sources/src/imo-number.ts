/** The IMO number of a ship, with or without its letters; null for anything else, such as a call sign. */
export const imoNumber = (text: string | null): string | null => /^(?:IMO\s*)?(\d{7})$/i.exec(text ?? '')?.[1] ?? null
