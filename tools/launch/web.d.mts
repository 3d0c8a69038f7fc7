/** Builds the web application unless the last build was of the same sources. */
export function buildWeb(environment?: NodeJS.ProcessEnv): Promise<void>
