const FORM = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?$/

/** Whether a text is a version, and therefore safe as the name of a folder. */
export const isVersion = (text: string): boolean => FORM.test(text)

const compareParts = (a: string, b: string): number => {
  const bothAreNumbers = /^\d+$/.test(a) && /^\d+$/.test(b)
  return bothAreNumbers ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0
}

/** Compares by the rules of semantic versions: negative if `a` is the earlier one. */
export const compareVersions = (a: string, b: string): number => {
  const [, ...left] = FORM.exec(a) ?? []
  const [, ...right] = FORM.exec(b) ?? []
  for (const index of [0, 1, 2]) {
    const difference = Number(left[index]) - Number(right[index])
    if (difference !== 0) return difference
  }
  return compareLabels(left[3], right[3])
}

/** Compares pre-release labels: a pre-release (`0.4.0-beta.2`) is earlier than its version. */
const compareLabels = (a: string | undefined, b: string | undefined): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const [left, right] = [a.split('.'), b.split('.')]
  for (const [index, part] of left.entries()) {
    if (right[index] === undefined) return 1
    const difference = compareParts(part, right[index])
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
