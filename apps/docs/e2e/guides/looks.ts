import { isLong } from '../../../../tools/config/form.ts'

/** The width of the window and the colour scheme in which a page is opened. */
export type Look = [width: number, colorScheme: 'light' | 'dark']

/** Every width in light and dark mode; in the short form only a phone in light and a desktop in dark mode. */
export const looksAt = (widths: readonly number[], desk: number): Look[] =>
  isLong
    ? widths.flatMap((width): Look[] => [
        [width, 'light'],
        [width, 'dark'],
      ])
    : [
        [360, 'light'],
        [desk, 'dark'],
      ]
