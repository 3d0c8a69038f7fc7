import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listInstalledWith } from '@boxtrail/notices/installed'
import { renderNotices } from '@boxtrail/notices/notices'
import { sourcesText } from '@boxtrail/reference/sources'
import { repository } from './navigation.ts'

/** What the web application contains is known once it is built. */
const ofWeb = (): string[] => {
  const file = join(repository, 'apps/web/dist/THIRD-PARTY-NOTICES.txt')
  return existsSync(file) ? [readFileSync(file, 'utf8')] : []
}

/** Of what is installed with this service: read when somebody asks for it. */
export const readNotices = (): string => {
  const { packages } = listInstalledWith([join(repository, 'apps/boxtrail')])
  return renderNotices(packages, { of: 'This service, with its documentation', sections: [sourcesText(), ...ofWeb()] })
}
