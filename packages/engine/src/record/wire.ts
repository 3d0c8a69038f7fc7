/** A value in JSON: a time is a string. */
export type Wire<Value> = Value extends Date ? string : Value

/** A row in JSON. */
export type WireRow<Row> = { [Column in keyof Row]: Wire<Row[Column]> }
