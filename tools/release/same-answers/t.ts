import { sameAnswers } from './same-answers.ts'

const { calls, same, known, unknown } = await sameAnswers(Number(process.argv[2] ?? 500))
console.log(calls, same, known)
const by = new Map()
for (const u of unknown) console.log(u.slice(0, 330))
