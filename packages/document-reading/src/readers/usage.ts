/** What a reader has read, and what its last file has cost. */
export interface ReaderUsage {
  files: number
  /** Of the last file. */
  cpuMs: number
  /** Of its process, after the file. */
  residentMb: number
  /** Whether a file has changed what all programs in its thread share. */
  isTainted: boolean
}

/**
 * After so much of any of these a reader ends. A file that took 10 s of CPU can bear the 0.7 s of another start; readers
 * of text hold 150 MB, those of pictures 300 MB after a page.
 */
export const maxReaderUsage = { files: 100, cpuMs: 10_000, residentMb: 400 }

/** Whether a reader may read another file of its account. */
export const mayReadAnother = ({ files, cpuMs, residentMb, isTainted }: ReaderUsage, limit = maxReaderUsage): boolean =>
  !isTainted && files < limit.files && cpuMs <= limit.cpuMs && residentMb <= limit.residentMb
