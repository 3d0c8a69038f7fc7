const NAMES =
  '(?:mon|tue|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|tues|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag'
const WEEKDAY = new RegExp(`(?<!\\p{L})(?:${NAMES})(?!\\p{L})[.,]{0,2}`, 'giu')

/** A text with spaces in place of the days of the week, which say no more than the dates that they stand before. */
export const withoutWeekdays = (text: string): string => text.replaceAll(WEEKDAY, (name) => ' '.repeat(name.length))
