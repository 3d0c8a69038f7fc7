/** A page as grey pixels, one byte each, from the upper left. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}

/** Rotates by clockwise quarter turns. */
export function turn(picture: Picture, quarterTurns: number): Picture {
  if (quarterTurns === 0) return picture
  return quarterTurns === 2 ? turnAround(picture) : turn(turnRight(picture), quarterTurns - 1)
}

function turnRight({ width, height, pixels }: Picture): Picture {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x]!
  return { width: height, height: width, pixels: turned }
}

const turnAround = ({ width, height, pixels }: Picture): Picture => ({
  width,
  height,
  pixels: pixels.toReversed(),
})

/** Encodes as PGM, which needs no library. */
export const asPgm = ({ width, height, pixels }: Picture): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])

/** The part of a picture with the most ink, which is enough to detect its rotation: a short letter fills one end of its page. */
export function cropInked({ width, height, pixels }: Picture, maxSide: number): Picture {
  const [w, h] = [Math.min(width, maxSide), Math.min(height, maxSide)]
  const [left, top] = [(width - w) >> 1, mostInked({ width, height, pixels }, h)]
  const cut = new Uint8Array(w * h)
  for (let y = 0; y < h; y++) cut.set(pixels.subarray((top + y) * width + left, (top + y) * width + left + w), y * w)
  return { width: w, height: h, pixels: cut }
}

/** The first of the `rows` consecutive rows that together have the most dark pixels. */
function mostInked({ width, height, pixels }: Picture, rows: number): number {
  const ink = Array.from({ length: height }, (_, y) => {
    let dark = 0
    for (let at = y * width; at < (y + 1) * width; at++) if (pixels[at]! < MIN_INK.dark) dark++
    return dark
  })
  let sum = ink.slice(0, rows).reduce((all, one) => all + one, 0)
  let best = { top: 0, sum }
  for (let top = 1; top + rows <= height; top++) {
    sum += ink[top + rows - 1]! - ink[top - 1]!
    if (sum > best.sum) best = { top, sum }
  }
  return best.top
}

/** The minimum ink of a page with text. */
const MIN_INK = { dark: 140, share: 0.0002 }

export const isBlank = ({ pixels }: Picture): boolean => {
  let dark = 0
  for (const level of pixels) if (level < MIN_INK.dark) dark++
  return dark < MIN_INK.share * pixels.length
}

/**
 * The difference between paper and ink: below `min` it is the noise of an empty page, and above `enough` it needs no
 * help.
 */
const CONTRAST = { min: 55, enough: 150 }
/** The shares of the darkest and the lightest pixels that may be dust and glare. */
const OUTLIERS = { dark: 0.001, light: 0.01 }

/** Makes pale print on grey paper, as in a worn copy, black on white. */
export function withContrast<P extends Picture>(picture: P): P {
  const counts = new Uint32Array(256)
  for (const level of picture.pixels) counts[level]!++
  const levelOf = (share: number) => {
    let sum = 0
    for (const [level, count] of counts.entries()) {
      sum += count
      if (sum > share * picture.pixels.length) return level
    }
    return 255
  }
  const [ink, paper] = [levelOf(OUTLIERS.dark), levelOf(1 - OUTLIERS.light)]
  if (paper - ink < CONTRAST.min || paper - ink > CONTRAST.enough) return picture
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, level) => ((level - ink) * 255) / (paper - ink))
  return { ...picture, pixels: picture.pixels.map((level) => levels[level]!) }
}
