/** What a tool does not take, in a sentence that names the argument. */
export class WrongArguments extends Error {}
