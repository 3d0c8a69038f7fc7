import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listInstalledWith } from '@boxtrail/notices/installed'
import { renderNotices } from '@boxtrail/notices/notices'
import { sourcesText } from '@boxtrail/reference/sources'
import { repository } from './navigation.ts'

/** The notices of the web application, which are written when it is built. */
const ofWeb = (): string[] => {
  const file = join(repository, 'apps/web/dist/THIRD-PARTY-NOTICES.txt')
  return existsSync(file) ? [readFileSync(file, 'utf8')] : []
}

/** The notices of everything that is installed with this service, read on the first request. */
export const readNotices = (): string => {
  const { packages } = listInstalledWith([join(repository, 'apps/boxtrail')])
  return renderNotices(packages, { of: 'This service, with its documentation', sections: [sourcesText(), ...ofWeb()] })
}
