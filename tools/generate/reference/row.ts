export type Row = Record<string, string | number>
