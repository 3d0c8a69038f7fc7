/** The file is not read: it is stored unchanged, with the reason. Any other error of a parser becomes one too. */
export class Quarantine extends Error {}

/** What any file may cost. */
export const limits = {
  archiveEntries: 1_000,
  archiveBytes: 200 * 2 ** 20,
  archiveRatio: 100,
  /** Below this a high ratio is ordinary: a short XML file of blanks is harmless. */
  ratioFrom: 2 ** 20,
  pdfStreamBytes: 32 * 2 ** 20,
  pages: 300,
  /** Characters in all; the rest of a longer text is left out. */
  text: 1_000_000,
  /** Bytes of a file that is neither PDF nor archive: more than its text may have, and all that an image's header needs. */
  textBytes: 4 * 2 ** 20,
  rows: 20_000,
  columns: 1_000,
  /** What a cell counts beside its characters, so that many empty ones end a text too. */
  cell: 10,
  xmlToken: 2 ** 18,
  imagePixels: 100_000_000,
}
