/** Icons of 16 by 16 pixels in the colour of the text. There is always a text or an accessible name with them. */
const PATHS = {
  alert: 'M8 2 14.5 13.5h-13zM8 6.5v3M8 11.5v.01',
  box: 'M1.5 4.5h13v8h-13zM4.5 7v3M7 7v3M9.5 7v3M12 7v3',
  calendar: 'M2 3.5h12v10.5H2zM2 6.5h12M5 2v3M11 2v3',
  check: 'M3 8.5 6.5 12 13 4.5',
  chevron: 'M6 3.5 10.5 8 6 12.5',
  clock: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 4.8V8l2.2 1.6',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  code: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  columns: 'M2 2.5h12v11H2zM6 2.5v11M10 2.5v11',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  document: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M5.8 8h4.4M5.8 11h4.4',
  down: 'M3.5 6 8 10.5 12.5 6',
  external: 'M6.5 3h-4v10.5H13v-4M9.5 2.5h4v4M13.2 2.8 7.5 8.5',
  download: 'M8 2.5v8M4.8 7.5 8 10.7l3.2-3.2M2.5 10v3.5h11V10',
  edit: 'M10.5 2.5 13.5 5.5 5.5 13.5H2.5v-3zM8.8 4.2l3 3',
  evidence: 'M3 3.5h10v7H8l-3 2.7v-2.7H3zM5.5 6h5M5.5 8h3',
  fee: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM10 5.7C9.6 5 8.9 4.7 8 4.7c-1.1 0-2 .6-2 1.6 0 2.2 4.1 1 4.1 3.3 0 1-.9 1.7-2.1 1.7-1 0-1.8-.4-2.2-1.2M8 3.5v1.2M8 11.3v1.2',
  filter: 'M2 3.5h12M4.5 8h7M6.5 12.5h3',
  flask: 'M6 2v4.5L2.5 13.5h11L10 6.5V2M4.8 2h6.4M4.5 10h7',
  globe: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM1.8 8h12.4M8 1.8c-4 4-4 8.4 0 12.4M8 1.8c4 4 4 8.4 0 12.4',
  lock: 'M3.5 7h9v7h-9zM5.5 7V4.5a2.5 2.5 0 0 1 5 0V7',
  menu: 'M2 4h12M2 8h12M2 12h12',
  moon: 'M13 9.8A5.5 5.5 0 0 1 6.2 3 5.5 5.5 0 1 0 13 9.8z',
  person: 'M8 8a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 8 8zM2.7 14c.5-2.6 2.6-4 5.3-4s4.8 1.4 5.3 4',
  plus: 'M8 2.5v11M2.5 8h11',
  refresh: 'M13.5 3v3.5H10M13.2 6.5A5.6 5.6 0 1 0 13.6 9',
  return: 'M6 3 2.5 6.5 6 10M2.5 6.5h7a3.5 3.5 0 0 1 0 7H7',
  search: 'M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2zM10.7 10.7 14 14',
  ship: 'M2 9.5h12l-1.8 4H3.8zM4 9V5.5h8V9M8 5.5V2.5',
  stack: 'M2 10h12v3.5H2zM2 6h12v4H2zM4.5 2.5h7V6h-7z',
  stop: 'M3.5 3.5h9v9h-9z',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  train: 'M4 2.5h8v8.5H4zM4 7h8M5.5 11 4 14M10.5 11l1.5 3M6.3 9v.01M9.7 9v.01',
  truck:
    'M1.5 4h8v7h-8zM9.5 6.5h3l2 2.5v2h-5M4 13a1.3 1.3 0 1 0 0-2.6A1.3 1.3 0 0 0 4 13zM11.5 13a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z',
  upload: 'M8 10.5V2.5M4.8 5.5 8 2.3l3.2 3.2M2.5 10v3.5h11V10',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
)
