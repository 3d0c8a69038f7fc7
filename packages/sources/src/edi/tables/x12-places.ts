/// <reference path="../../../../reference/src/sea-ports.d.ts" />
import { isLocode } from '@boxtrail/reference/locode'
import seaPorts from 'sea-ports'

/**
 * Ports of the US by their customs code (Schedule D, qualifier `D`). Codes of other lists (SPLC, a partner's own) are
 * mapped in the partner's `places`; otherwise the name of the place is used.
 */
export const scheduleD: Readonly<Record<string, string>> = {
  '0401': 'USBOS',
  '1001': 'USNYC',
  '1101': 'USPHL',
  '1303': 'USBAL',
  '1401': 'USORF',
  '1601': 'USCHS',
  '1703': 'USSAV',
  '1803': 'USJAX',
  '2002': 'USMSY',
  '2704': 'USLAX',
  '2709': 'USLGB',
  '2811': 'USOAK',
  '3001': 'USSEA',
  '3002': 'USTIW',
  '4601': 'USEWR',
  '5201': 'USMIA',
  '5203': 'USPEF',
  '5301': 'USHOU',
}

let codes: ReadonlyMap<string, string> | undefined

/**
 * The port of a customs code: from the list above, otherwise from sea-ports, which has Schedule D for the US and
 * Schedule K for the rest of the world. A code that several ports share, or that stands for all other ports of a
 * country, maps to none.
 */
export const portByCustomsCode = (code: string): string | null => {
  codes ??= unambiguousCodes()
  return (Object.hasOwn(scheduleD, code) ? scheduleD[code] : codes.get(code)) ?? null
}

const unambiguousCodes = (): ReadonlyMap<string, string> => {
  const found = new Map<string, Set<string>>()
  for (const { code = '', unlocs } of Object.values(seaPorts.JSON)) {
    // A port with two UN/LOCODEs is one port: use the first.
    const [locode = ''] = unlocs
    const isOne = /^(?:\d{4}|\d{5}(?<!00|99))$/.test(code)
    if (isOne && isLocode(locode)) found.set(code, (found.get(code) ?? new Set()).add(locode))
  }
  return new Map([...found].flatMap(([code, [locode, ...more]]) => (more.length === 0 ? [[code, locode!]] : [])))
}
