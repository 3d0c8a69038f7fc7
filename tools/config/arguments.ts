/** The arguments of a program. For `--help` or unknown arguments it prints the usage and exits. */
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
