import { isLong } from '../../../../tools/config/form.ts'

/** The width and the colours in which a page is opened. */
export type Look = [width: number, colorScheme: 'light' | 'dark']

/** Every width in light and dark; in the short form, a telephone in light and a desk in dark. */
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
