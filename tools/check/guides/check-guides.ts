import { blockProblems } from './blocks.ts'
import { documented, executed, forOperators, onMachines, read } from './pages.ts'

/** Commands and programs in the documentation that no suite executes, and data that cannot be parsed. */
const problems = documented.flatMap((file) =>
  blockProblems(file, read(file), [...executed, ...forOperators, onMachines].includes(file)),
)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
