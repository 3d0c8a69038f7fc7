import { exercise } from './portable.js'

console.log(await exercise())
