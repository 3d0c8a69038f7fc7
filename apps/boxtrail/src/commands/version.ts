import { packageVersion } from '../upgrade/programs.ts'
import { onSettings } from './command.ts'

export const versionCommand = onSettings({
  words: 'version',
  parameters: [],
  summary: 'Print the version of Boxtrail that this is, and of the Node that runs it.',
  note: '`--version` does the same.',
  run: async () => {
    const versions = { boxtrail: packageVersion(), node: process.versions.node }
    return { json: versions, text: `boxtrail ${versions.boxtrail} on Node ${versions.node}` }
  },
})
