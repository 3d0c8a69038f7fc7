import { boxtrail } from './boxtrail.ts'

const code = await boxtrail(process.argv.slice(2), {
  env: process.env,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
if (code !== 0) process.exit(code)
