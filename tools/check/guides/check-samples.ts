import { read } from './pages.ts'
import { sampleProblems, samplesOf, shown } from './samples.ts'

/** Programs of READMEs and guides that do not compile against the packages as they are here. */
const problems = sampleProblems(shown().flatMap((page) => samplesOf(page, read(page))))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
