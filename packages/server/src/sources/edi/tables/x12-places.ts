/**
 * Ports of the US by their customs code (Schedule D, qualifier `D`). Other lists (`K`, `SL`, a partner's own) are named
 * in the partner's `places`; without them the text of the place speaks.
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
