/** A promise of the build of the web application; undefined if the last build was of the same sources. */
export function buildWeb(environment?: NodeJS.ProcessEnv): Promise<void> | undefined
