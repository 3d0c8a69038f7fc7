/** A part of a record: `shipment.podEtaAt` is a part of the related record. */
export interface Column {
  name: string
  /** Computes the value if no single attribute has it. */
  of?: (record: Record<string, unknown>) => unknown
}

export const column = (name: string, of?: Column['of']): Column => (of ? { name, of } : { name })

export const valueAt = (record: object, { name, of }: Column): unknown =>
  of
    ? of(record as Record<string, unknown>)
    : name
        .split('.')
        .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], record)

/** Whether a record has such a part. */
export const knows = (record: object, { name, of }: Column): boolean => {
  if (of) return true
  const [head = '', ...rest] = name.split('.')
  if (!(head in record)) return false
  const value = (record as Record<string, unknown>)[head]
  return rest.length === 0 || value === null || (typeof value === 'object' && knows(value, { name: rest.join('.') }))
}
