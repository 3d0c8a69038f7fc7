module.exports = {
  hooks: {
    readPackage: (manifest) => {
      // Only its build for browsers is served, which contains everything that it depends on.
      if (manifest.name === '@scalar/api-reference') return { ...manifest, dependencies: {}, peerDependencies: {} }
      // Optional, and not used: without this, each installation would contain those that the tools depend on.
      if (manifest.name === 'unpdf' || manifest.name === 'vite')
        return { ...manifest, peerDependencies: {}, peerDependenciesMeta: {} }
      return manifest
    },
  },
}
