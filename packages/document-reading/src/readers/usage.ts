/** The usage of a reader: its files and the cost of the last one. */
export interface ReaderUsage {
  files: number
  /** CPU time of the last file. */
  cpuMs: number
  /** Memory of its process after the file. */
  residentMb: number
  /** Whether a file has changed shared built-in objects. */
  isTainted: boolean
}

/**
 * A reader ends after reaching any of these. After 10 s of CPU for a file, 0.7 s for another start are acceptable;
 * readers of text use 150 MB, those of pictures 300 MB after a page.
 */
export const maxReaderUsage = { files: 100, cpuMs: 10_000, residentMb: 400 }

/** Whether a reader may read another file of its account. */
export const mayReadAnother = ({ files, cpuMs, residentMb, isTainted }: ReaderUsage, limit = maxReaderUsage): boolean =>
  !isTainted && files < limit.files && cpuMs <= limit.cpuMs && residentMb <= limit.residentMb
