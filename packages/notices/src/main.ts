/** Prints the notices of everything that is installed in a folder: `node packages/notices/src/main.ts /app > THIRD-PARTY-NOTICES.txt`. */
import { listInstalled } from './installed.ts'
import { renderNotices } from './notices.ts'

const [root = process.cwd()] = process.argv.slice(2)
const debian = 'Debian packages and Node.js of the base image: /usr/share/doc/*/copyright and /usr/local/LICENSE.'
process.stdout.write(renderNotices(listInstalled(root), { of: 'The image', sections: [debian] }))
