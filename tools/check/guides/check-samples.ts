import { read } from './pages.ts'
import { sampleProblems, samplesOf, shown } from './samples.ts'

/** Programs in READMEs and guides that do not compile against the current packages. */
const problems = sampleProblems(shown().flatMap((page) => samplesOf(page, read(page))))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
