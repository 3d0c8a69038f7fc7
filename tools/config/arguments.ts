/** What a program was started with. With `--help`, or with what it does not know, it says how it is used, and ends. */
export const argumentsOf = <Given>(usage: string, parse: () => Given): Given => {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return parse()
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}
