/** Reed-Solomon error correction over GF(256), as QR codes use it. */

const FIELD = 0x11d

/** The product of two elements of the field. */
function times(x: number, y: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD)
    product ^= ((y >> bit) & 1) * x
  }
  return product
}

/** The generator polynomial of a degree, without its leading 1. */
function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let round = 0; round < degree; round += 1) {
    for (let i = 0; i < degree; i += 1) found[i] = times(found[i]!, root) ^ (found[i + 1] ?? 0)
    root = times(root, 2)
  }
  return found
}

/** The bytes that correct errors in a block of data. */
export function correction(data: number[], degree: number): number[] {
  const divisor = generator(degree)
  const rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    divisor.forEach((one, i) => (rest[i] = rest[i]! ^ times(one, factor)))
  }
  return rest
}
