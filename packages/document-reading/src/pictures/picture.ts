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

/** The middle of a picture, which is enough to detect its rotation. */
export function cropMiddle({ width, height, pixels }: Picture, maxSide: number): Picture {
  const [w, h] = [Math.min(width, maxSide), Math.min(height, maxSide)]
  const [left, top] = [(width - w) >> 1, Math.max(0, (height >> 1) - Math.round(h * 0.75))]
  const cut = new Uint8Array(w * h)
  for (let y = 0; y < h; y++) cut.set(pixels.subarray((top + y) * width + left, (top + y) * width + left + w), y * w)
  return { width: w, height: h, pixels: cut }
}

/** The minimum ink of a page with text. */
const MIN_INK = { dark: 140, share: 0.0002 }

export const isBlank = ({ pixels }: Picture): boolean => {
  let dark = 0
  for (const level of pixels) if (level < MIN_INK.dark) dark++
  return dark < MIN_INK.share * pixels.length
}
