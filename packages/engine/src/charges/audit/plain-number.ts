/** The form in which numbers are compared: in capitals, without spaces and dashes. */
export const plainNumber = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
