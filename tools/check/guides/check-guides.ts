import { blockProblems } from './blocks.ts'
import { documented, executed, forOperators, onMachines, read } from './pages.ts'

/** Commands and programs of the documentation that nothing executes, and data in it that cannot be read. */
const problems = documented.flatMap((file) =>
  blockProblems(file, read(file), [...executed, ...forOperators, onMachines].includes(file)),
)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
