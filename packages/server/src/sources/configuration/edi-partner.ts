import { noPlace, type PlaceText } from '@boxtrail/engine/statement'
import { type Authority, singleItem } from '@boxtrail/sources/authority/authority'
import type { Partner } from '@boxtrail/sources/edi/message/partner'
import type { StatusMeaning } from '@boxtrail/sources/edi/tables/meaning'
import { x12Status } from '@boxtrail/sources/edi/tables/x12-status'
import type { EdiMeaning, EdiPartner } from '../../config/settings/edi-settings.ts'

/** A configuration mistake: an override refers to a code that does not exist. */
export class UnknownCode extends Error {}

/** A partner from its configuration entry. */
export const partnerOf = (given: EdiPartner, authority: Authority): Partner => ({
  authority,
  id: given.id,
  kind: given.kind,
  scac: given.scac ?? null,
  senderIds: given.sender_ids,
  zone: given.zone ?? null,
  status: Object.fromEntries(
    Object.entries(given.overrides.status).map(([code, meaning]) => [code, meaningOf(meaning, `status ${code}`)]),
  ),
  edifactStatus: given.overrides.edifact.map(({ code, agency = null, text = null, means }) => ({
    code,
    agency,
    text,
    meaning: meaningOf(means, `edifact ${code}`),
  })),
  bgm: given.overrides.bgm,
  ports: given.overrides.ports,
  references: given.overrides.references,
  places: given.overrides.places,
  eventPlace: given.overrides.event_place ?? null,
  place: given.place ? placeOf(given.place) : placeImplied(given.kind, authority),
})

const meaningOf = (given: EdiMeaning, where: string): StatusMeaning => {
  if (given.as !== undefined) {
    if (!Object.hasOwn(x12Status, given.as)) throw new UnknownCode(`${where}: there is no code ${given.as}`)
    return x12Status[given.as]!
  }
  if (given.act !== undefined) {
    const { act: kind, mode, full, estimated } = given
    return {
      means: kind.replace('_', ' '),
      milestone: {
        kind,
        mode: mode ?? (kind === 'available' || kind === 'seal' ? null : 'by_place'),
        ...(full === undefined ? {} : { laden: full }),
        ...(estimated ? { classifier: 'estimated' } : {}),
      },
      ...(kind === 'available' ? { states: 'available' } : {}),
    }
  }
  if (given.hold !== undefined) {
    const status = given.status === 'released' ? null : (given.status ?? 'hold')
    return { means: `${given.hold} ${given.status}`, holds: [{ hold: given.hold, status }] }
  }
  return { means: 'ignored' }
}

/** A terminal or railway with one facility means that facility if a message names no place. */
const placeImplied = (kind: EdiPartner['kind'], { facilities }: Authority): PlaceText | null =>
  kind === 'line' || facilities === 'any' ? null : (singleItem(facilities)?.place ?? null)

const placeOf = ({ locode, name, smdg, bic, firms }: NonNullable<EdiPartner['place']>): PlaceText => {
  const code = smdg ?? bic ?? firms ?? null
  const provider = smdg !== undefined ? 'SMDG' : bic !== undefined ? 'BIC' : firms !== undefined ? 'FIRMS' : null
  return { ...noPlace, locode: locode ?? null, name: name ?? null, facilityCode: code, facilityProvider: provider }
}
