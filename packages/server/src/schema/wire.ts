/** A value as JSON has it: a time is its text. */
export type Wire<Value> = Value extends Date ? string : Value

/** A row as JSON has it. */
export type WireRow<Row> = { [Column in keyof Row]: Wire<Row[Column]> }
