/** Arguments that a tool does not accept; the message names them. */
export class WrongArguments extends Error {}
