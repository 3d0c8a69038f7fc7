export const ISA_OF = (control: number) => {
  const number = String(control).padStart(9, '0')
  return `ISA*00*          *00*          *ZZ*TESTLINE       *ZZ*BOXTRAIL       *260301*0830*U*00401*${number}*0*P*>~`
}

/** An X12 interchange of these transaction sets. A set whose last segment is `CUT` has lost its end. */
export const x12Interchange = (sets: readonly (readonly string[])[], control: number): string => {
  const stamp = new Date(Date.now() - 1_800_000).toISOString().replace(/\D/g, '')
  const bodies = sets.flatMap((segments, index) => {
    const name = String(index + 1).padStart(4, '0')
    const isCut = segments.at(-1) === 'CUT'
    const own = isCut ? segments.slice(0, -1) : segments
    return [
      `ST*315*${name}~`,
      ...own.map((one) => `${one.replaceAll('~', ' ')}~`),
      ...(isCut ? [] : [`SE*${own.length + 2}*${name}~`]),
    ]
  })
  return [
    ISA_OF(control),
    `GS*QO*TESTLINE*BOXTRAIL*${stamp.slice(0, 8)}*${stamp.slice(8, 12)}*${control}*X*004010~`,
    ...bodies,
    `GE*${sets.length}*${control}~`,
    `IEA*1*${String(control).padStart(9, '0')}~`,
  ].join('\n')
}
