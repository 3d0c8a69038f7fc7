/** An argument with a value that the tool does not know. */
export class UnknownValue extends Error {
  constructor(argument: string, value: string, known: readonly string[]) {
    super(`${argument}: there is no "${value.slice(0, 60)}". Known values: ${known.join(', ')}.`)
  }
}
