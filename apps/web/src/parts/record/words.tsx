/** The text of a cell, or a dash. */
export const Words = ({
  words,
  between = ', ',
}: {
  words: readonly (string | null | undefined)[]
  between?: string
}) => {
  const known = words.filter(Boolean)
  return known.length > 0 ? <span className="cell-words">{known.join(between)}</span> : <span className="quiet">–</span>
}
