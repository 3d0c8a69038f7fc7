import type { Reference } from '@boxtrail/reference/reference'
import { checkFacility } from '@boxtrail/sources/authority/check-facility'
import { authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { createEdiSource } from '@boxtrail/sources/edi/edi-source'
import type { Source } from '@boxtrail/sources/port/source'
import { primaryScac } from '@boxtrail/sources/primary-scac'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/file/yaml.ts'
import type { EdiPartner } from '../../config/settings/edi-settings.ts'
import { partnerOf, UnknownCode } from './edi-partner.ts'

/** An EDI partner of the configuration file. */
export const configurePartner = (
  given: EdiPartner,
  at: number,
  { feeds, locate }: Pick<Config, 'feeds' | 'locate'>,
  reference: Reference,
): Source => {
  const wrong = (key: string, problem: string) =>
    new ConfigError([`${locate(['edi', 'partners', at, key])}: ${problem}`])
  const { id, name, secret, previous_secret, account = null, pushes_every_s: everyS } = given
  // Feeds and EDI partners both push to /feed/v1/{id}.
  if (feeds.some((feed) => feed.id === id))
    throw wrong('id', `there is a feed ${id} already; give one of them another id`)
  try {
    const secrets = [secret, previous_secret].filter((one) => one !== undefined)
    const authority = authorityOf(given, reference)
    const partner = { ...partnerOf(given, authority), scac: primaryScac(given.scac, reference) }
    const verdict = checkFacility(authority, given.place ?? null)
    if (given.place && 'reason' in verdict) throw wrong('place', verdict.reason)
    return createEdiSource({
      ...{ partner, secrets, accountId: account },
      ...(name === undefined ? {} : { name }),
      ...(everyS === undefined ? {} : { pushesEveryS: everyS }),
    })
  } catch (error) {
    if (error instanceof UnknownCode) throw wrong('overrides', error.message)
    throw error
  }
}
