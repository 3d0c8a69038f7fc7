import type { Reference } from '@boxtrail/reference/reference'
import type { Config } from '../../config/config.ts'
import type { Path } from '../../config/file/locate.ts'

type Facilities = Config['feeds'][number]['facilities']

/**
 * What to log about facilities at places that are in no table. They are not rejected: the built-in tables have some two
 * thousand of a hundred thousand places, and reports that name the same UN/LOCODE are applied.
 */
export const unknownPlaces = (
  { feeds, edi, locate }: Pick<Config, 'feeds' | 'edi' | 'locate'>,
  { places }: Pick<Reference, 'places'>,
): string[] => {
  const isKnown = (locode: string) =>
    (places.portByLocode(locode) ?? places.byLocode(locode) ?? places.terminalsAt(locode)[0]) !== undefined
  const unknownOf = (facilities: Facilities, path: Path): string[] =>
    facilities === undefined || facilities === 'any'
      ? []
      : facilities.flatMap(({ locode }, at) =>
          locode === undefined || isKnown(locode)
            ? []
            : [
                `${locate([...path, 'facilities', at, 'locode'])}: no place is known by the UN/LOCODE ${locode}; correct it, or import the list that has it: \`admin import-reference unlocode <file.csv>\``,
              ],
        )
  return [
    ...feeds.flatMap(({ facilities }, at) => unknownOf(facilities, ['feeds', at])),
    ...edi.partners.flatMap(({ facilities }, at) => unknownOf(facilities, ['edi', 'partners', at])),
  ]
}
