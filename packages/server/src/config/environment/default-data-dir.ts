/** The data directory if BOXTRAIL_DATA_DIR is not set. In a module of its own, which loads nothing. */
export const DEFAULT_DATA_DIR = './.boxtrail'
