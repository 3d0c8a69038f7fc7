/**
 * SPDX ids of licences under which any package may be installed. An SPDX expression needs one alternative that consists
 * only of these.
 */
export const ACCEPTED = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense'],
]

export interface Exception {
  /** The licence that its manifest states, so that a change is noticed; null if it states none. */
  states: string | null
  /** The SPDX id of the licence that applies. */
  licence: string
  reason: string
}

const builds = 'A build tool, not in what is served or published; used unchanged.'

/** Packages with another licence, or without a stated one. Exceptions that are no longer needed must be removed. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  '@fontsource-variable/inter': {
    states: 'OFL-1.1',
    licence: 'OFL-1.1',
    reason: 'A font, handed on unchanged, under its own name and with its licence, as the licence asks.',
  },
  '@fontsource/dejavu-sans': {
    states: 'OFL-1.1',
    licence: 'Bitstream-Vera',
    reason: 'A font under the licence that its LICENSE file is: permissive; asks that its notice is kept.',
  },
  '@fontsource/unifontex': {
    states: 'OFL-1.1',
    licence: 'OFL-1.1',
    reason: 'A font, handed on unchanged, under its own name and with its licence, as the licence asks.',
  },
  argparse: {
    states: 'PSF-2.0',
    licence: 'PSF-2.0',
    reason: 'The licence of Python: permissive; asks that its notice is kept, which the notices do.',
  },
  'argparse@2': {
    states: 'Python-2.0',
    licence: 'Python-2.0',
    reason: 'The licence of Python: permissive; asks that its notice is kept, which the notices do.',
  },
  lightningcss: { states: 'MPL-2.0', licence: 'MPL-2.0', reason: builds },
  'lightningcss-*': { states: 'MPL-2.0', licence: 'MPL-2.0', reason: builds },
  'ical.js': {
    states: 'MPL-2.0',
    licence: 'MPL-2.0',
    reason: 'Reads calendars in tests; neither served nor published.',
  },
  'axe-core': { states: 'MPL-2.0', licence: 'MPL-2.0', reason: 'Checks pages in tests; neither served nor published.' },
  'spdx-exceptions': {
    states: 'CC-BY-3.0',
    licence: 'CC-BY-3.0',
    reason: 'A list of names by SPDX, which our check reads; neither served nor published.',
  },
  'spdx-ranges': {
    states: '(MIT AND CC-BY-3.0)',
    licence: 'MIT AND CC-BY-3.0',
    reason: 'A list of names by SPDX, which our check reads; neither served nor published.',
  },
  'png-js': {
    states: null,
    licence: 'MIT',
    reason: 'Its LICENSE file is the MIT licence.',
  },
}
