/** The file is not read but stored unchanged with the reason. Other errors of a parser lead to the same. */
export class Quarantine extends Error {}

/** Limits for any file. */
export const limits = {
  archiveEntries: 1_000,
  archiveBytes: 200 * 2 ** 20,
  archiveRatio: 100,
  /** Below this size a high ratio is normal: a short XML file of spaces is harmless. */
  ratioFrom: 2 ** 20,
  pdfStreamBytes: 32 * 2 ** 20,
  pages: 300,
  /** No document has more, also where only the first are read. */
  statedPages: 10_000,
  /** Total characters; the rest of a longer text is left out. */
  text: 1_000_000,
  /** Bytes of a file that is neither PDF nor archive: more than the text limit, and enough for an image header. */
  textBytes: 4 * 2 ** 20,
  rows: 20_000,
  columns: 1_000,
  /** The cost of a cell in addition to its characters, so that many empty cells also reach the limit. */
  cell: 10,
  xmlToken: 2 ** 18,
  imagePixels: 100_000_000,
}
