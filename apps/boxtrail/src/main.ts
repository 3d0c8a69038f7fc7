import { boxtrail } from './boxtrail.ts'

const code = await boxtrail(process.argv.slice(2), {
  // Whoever sits at a terminal sees what needs attention; a supervisor collects everything.
  env: process.stderr.isTTY ? { BOXTRAIL_LOG: 'warn', ...process.env } : process.env,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
if (code !== 0) process.exit(code)
