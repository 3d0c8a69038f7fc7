import { temporaryFolder } from '../service/temporary-folder.ts'

/** Creates the folder for the temporary files of a run. It goes with the run, with all that killed tests have left. */
export const openTemporary = (): void => {
  process.env.TMPDIR = temporaryFolder('run')
}
