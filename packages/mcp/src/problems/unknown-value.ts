import { shown } from './shown.ts'
import { WrongArguments } from './wrong-arguments.ts'

/** An argument with a value that the tool does not know. */
export class UnknownValue extends WrongArguments {
  constructor(argument: string, value: unknown, known: readonly string[]) {
    super(knownValues(argument, value, known))
  }
}

export const knownValues = (argument: string, value: unknown, known: readonly string[]): string =>
  `${argument}: there is no ${shown(value)}. ${known.length > 0 ? `Known values: ${known.join(', ')}.` : 'There is none at all: leave it out.'}`
