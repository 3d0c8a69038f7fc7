import { temporaryFolder } from '../service/temporary-folder.ts'

/** What the tests of a run make among temporary files is in one folder, which goes with the run, also after one that was killed. */
export const openTemporary = (): void => {
  process.env.TMPDIR = temporaryFolder('run')
}
