import { temporaryFolder } from '../service/temporary-folder.ts'

/** Creates a folder for the temporary files of a test run, which is removed after the run, even if that was killed. */
export const openTemporary = (): void => {
  process.env.TMPDIR = temporaryFolder('run')
}
