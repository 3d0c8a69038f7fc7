/** As numbers are compared: without spaces and dashes, in capitals. */
export const plainNumber = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
