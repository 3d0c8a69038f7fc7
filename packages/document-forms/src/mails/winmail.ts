/** The attachment format of Outlook (MS-OXTNEF): attributes with level, kind, length and checksum. */
export function winmail(name: string, content: Buffer): Buffer {
  const attribute = (id: number, data: Buffer) => {
    const head = Buffer.alloc(9)
    head.writeUInt8(2, 0)
    head.writeUInt32LE(id, 1)
    head.writeUInt32LE(data.length, 5)
    const sum = Buffer.alloc(2)
    sum.writeUInt16LE(data.reduce((all, byte) => (all + byte) & 0xffff, 0))
    return Buffer.concat([head, data, sum])
  }
  return Buffer.concat([
    Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
    attribute(0x00069002, Buffer.alloc(14)),
    attribute(0x00018010, Buffer.from(`${name}\0`)),
    attribute(0x0006800f, content),
  ])
}
