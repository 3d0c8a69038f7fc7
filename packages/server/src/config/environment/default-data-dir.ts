/** Where the data is if BOXTRAIL_DATA_DIR does not say it. In a module of its own, which loads nothing. */
export const DEFAULT_DATA_DIR = './.boxtrail'
