import feed from '@boxtrail/contracts/feed.json'
import openapi from '@boxtrail/contracts/openapi.json'

/** Reads the documents themselves, as a bundler does; Node needs an import attribute for them. */
export const versions: string[] = [openapi.info.version, feed.info.version]
