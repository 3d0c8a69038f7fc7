/** What is known of the use of one operation. Fields are named from the top of a body: `data[].attributes.number`. */
export interface OperationUsage {
  /** Statuses that were received, or that the program handles. */
  statuses?: number[]
  /** Parameters that were sent. */
  parameters?: string[]
  /** Fields of bodies that were sent. */
  request?: string[]
  /** Fields of received responses; those of included records by type: `included[port].attributes.name`. */
  received?: string[]
  /** Values listed in the contract that were sent: `filter[status]=available`. */
  sentValues?: string[]
  /** Values listed in the contract that were received: `data.attributes.current_status=on_ship`. */
  receivedValues?: string[]
  /** Errors that were received: `404 not_found`. */
  errors?: string[]
}

/** What is known of the use of one event, sent to a webhook. */
export interface EventUsage {
  received?: string[]
  receivedValues?: string[]
}

/** A program that uses the API, and its version. */
export interface Consumer {
  name: string
  version?: string
}

/** What was found in the sources of a program, which shows the records that it uses but not its calls. */
export interface SourceUsage {
  /** Places of the contract, such as `Container.attributes.number`, with the first file that uses each. */
  places: Record<string, string>
  /** Places that are used with everything below them, because they are passed on and cannot be followed. */
  whole?: Record<string, string>
  /** Words in the program that are values, codes, names of events or of headers in the contract. */
  words?: Record<string, string>
  operations?: Record<string, string>
  events?: Record<string, string>
}

/** What a program uses of the contract, as a separate document: `usage.json`. */
export interface UsageRecord {
  format: 'boxtrail-usage/1'
  /** The version of the contract that the record was made with. */
  contract: string
  consumer?: Consumer
  operations: Record<string, OperationUsage>
  events: Record<string, EventUsage>
  /** Only if sources were read. */
  source?: SourceUsage
}

/** Whether a parsed document is a record of usage that this version can read. */
export const isUsageRecord = (value: unknown): value is UsageRecord => {
  const { format, contract, operations, events } = (value ?? {}) as Partial<UsageRecord>
  return (
    format === 'boxtrail-usage/1' &&
    typeof contract === 'string' &&
    [operations, events].every((part) => typeof part === 'object' && part !== null && !Array.isArray(part))
  )
}
