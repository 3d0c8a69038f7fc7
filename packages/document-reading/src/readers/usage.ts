/** What a reader has read, and what its last file has cost. */
export interface Use {
  files: number
  /** Of the last file. */
  cpuMs: number
  /** Of its process, after the file. */
  residentMb: number
  /** Whether a file has changed what all programs in its thread share. */
  isSpoiled: boolean
}

/**
 * After so much of any of these a reader ends. A file that took 10 s of CPU can bear the 0.7 s of another start; readers
 * of text hold 150 MB, those of pictures 300 MB after a page.
 */
export const mostUse = { files: 100, cpuMs: 10_000, residentMb: 400 }

/** Whether a reader may read another file of its account. */
export const mayReadOn = ({ files, cpuMs, residentMb, isSpoiled }: Use, most = mostUse): boolean =>
  !isSpoiled && files < most.files && cpuMs <= most.cpuMs && residentMb <= most.residentMb
