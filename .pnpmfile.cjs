module.exports = {
  hooks: {
    // Only its build for browsers is served, which contains everything that it depends on.
    readPackage: (manifest) =>
      manifest.name === '@scalar/api-reference' ? { ...manifest, dependencies: {}, peerDependencies: {} } : manifest,
  },
}
