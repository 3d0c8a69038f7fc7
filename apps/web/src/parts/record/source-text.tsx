/** JSON or text as it was sent, in a scrollable area that can be reached by keyboard. */
export const SourceText = ({ label, value }: { label: string; value: unknown }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
  <section className="source-text" tabIndex={0} aria-label={label}>
    <pre>{typeof value === 'string' ? indented(value) : JSON.stringify(value, null, 2)}</pre>
  </section>
)

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
