const { basename, dirname, relative } = require('node:path')

/** What all published packages say alike is in the manifest of the repository. */
const withRepository = ({ scripts, ...manifest }, folder) => {
  const { repository, homepage, bugs, engines } = require('./package.json')
  const built = basename(folder) === 'dist' ? dirname(folder) : folder
  const directory = relative(__dirname, built).replaceAll('\\', '/')
  return { homepage, bugs, engines, ...manifest, repository: { ...repository, directory } }
}

const adapted = {
  // Only its build for browsers is served, which contains everything that it depends on.
  '@scalar/api-reference': () => ({ dependencies: {}, peerDependencies: {} }),
  // Optional, and not used: installations to serve would contain those that tools depend on.
  unpdf: () => ({ peerDependencies: {}, peerDependenciesMeta: {} }),
  vite: () => ({ peerDependencies: {}, peerDependenciesMeta: {} }),
  // Programs that use the package bring their own; here, the service needs the one that the package is tested with.
  '@boxtrail/contracts': ({ devDependencies: { zod } }) => ({ dependencies: { zod } }),
}

module.exports = {
  hooks: {
    readPackage: (manifest) => ({ ...manifest, ...adapted[manifest.name]?.(manifest) }),
    beforePacking: withRepository,
  },
}
