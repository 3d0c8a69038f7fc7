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
  hooks: { readPackage: (manifest) => ({ ...manifest, ...adapted[manifest.name]?.(manifest) }) },
}
