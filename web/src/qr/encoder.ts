/** QR codes of links: bytes, error correction level M, up to version 10. */

import { correction } from './reed_solomon'

/** By version: all bytes, bytes of correction per block, blocks, and the centers of alignment patterns. */
const VERSIONS: [number, number, number, number[]][] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
]
const BYTES = 0b0100
const LEVEL_M = 0b00
const PADDING = [0xec, 0x11]
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

const bitsOf = (value: number, length: number): number[] => Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1)

/** A value followed by the remainder of its division, as format and version are written. */
function withRemainder(value: number, length: number, divisor: number): number {
  let rest = value
  for (let i = 0; i < length; i += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor)
  return (value << length) | rest
}

export const formatBits = (mask: number): number => withRemainder((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412
export const versionBits = (version: number): number => withRemainder(version, 12, 0x1f25)

const lengthBits = (version: number): number => (version < 10 ? 8 : 16)
const roomOf = (version: number): number => {
  const [all, each, blocks] = VERSIONS[version - 1]!
  return all - each * blocks
}

/** The data of a text, padded to the room of a version. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, lengthBits(version)), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))]
  const room = roomOf(version)
  // Four zeros end the text where there is room, and the last byte is filled up.
  bits.push(...bitsOf(0, Math.min(4, 8 * room - bits.length)))
  while (bits.length % 8) bits.push(0)
  const data = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0))
  for (let i = 0; data.length < room; i += 1) data.push(PADDING[i % 2]!)
  return data
}

/** Data and correction, cut into blocks whose bytes take turns. */
function interleaved(data: number[], version: number): number[] {
  const [, each, count] = VERSIONS[version - 1]!
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const blocks = Array.from({ length: count }, (_, i) => {
    const start = i * short + Math.max(0, i - (count - longer))
    return data.slice(start, start + short + (i >= count - longer ? 1 : 0))
  })
  const corrections = blocks.map((block) => correction(block, each))
  const turns = (parts: number[][], length: number) => Array.from({ length }, (_, i) => parts.flatMap((part) => (i < part.length ? [part[i]!] : []))).flat()
  return [...turns(blocks, short + 1), ...turns(corrections, each)]
}

/** The modules of a code, row by row; `isFixed` marks those that hold no data. */
class Grid {
  readonly size: number
  readonly dark: boolean[][]
  readonly isFixed: boolean[][]

  constructor(readonly version: number) {
    this.size = 17 + 4 * version
    ;[this.dark, this.isFixed] = [0, 0].map(() => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false))) as [boolean[][], boolean[][]]
    this.drawPatterns()
  }

  fix(row: number, column: number, isDark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return
    this.dark[row]![column] = isDark
    this.isFixed[row]![column] = true
  }

  private drawPatterns(): void {
    for (let i = 0; i < this.size; i += 1) {
      this.fix(6, i, i % 2 === 0)
      this.fix(i, 6, i % 2 === 0)
    }
    for (const [row, column] of [[3, 3], [3, this.size - 4], [this.size - 4, 3]] as const) this.drawRings(row, column, 4, [0, 1, 3])
    const centers = VERSIONS[this.version - 1]![3]
    const last = centers.length - 1
    centers.forEach((row, i) =>
      centers.forEach((column, j) => {
        const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
        if (!isCorner) this.drawRings(row, column, 2, [0, 2])
      }),
    )
    this.drawFormat(0)
    if (this.version >= 7) this.drawVersion()
  }

  /** Concentric squares; `dark` are the distances from the center that are dark. */
  private drawRings(row: number, column: number, radius: number, dark: number[]): void {
    for (let r = -radius; r <= radius; r += 1) {
      for (let c = -radius; c <= radius; c += 1) this.fix(row + r, column + c, dark.includes(Math.max(Math.abs(r), Math.abs(c))))
    }
  }

  drawFormat(mask: number): void {
    const bit = (i: number) => Boolean((formatBits(mask) >> i) & 1)
    for (let i = 0; i < 15; i += 1) {
      this.fix(i < 6 ? i : i < 8 ? i + 1 : this.size - 15 + i, 8, bit(i))
      this.fix(8, i < 8 ? this.size - 1 - i : i < 9 ? 7 : 14 - i, bit(i))
    }
    this.fix(this.size - 8, 8, true)
  }

  private drawVersion(): void {
    for (let i = 0; i < 18; i += 1) {
      const isDark = Boolean((versionBits(this.version) >> i) & 1)
      const [long, short] = [Math.floor(i / 3), this.size - 11 + (i % 3)]
      this.fix(long, short, isDark)
      this.fix(short, long, isDark)
    }
  }

  /** The places of data, in the order of its bits: pairs of columns, up and down. */
  *places(): Generator<[number, number]> {
    let isUp = true
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let i = 0; i < this.size; i += 1) {
        const row = isUp ? this.size - 1 - i : i
        for (const column of [right, right - 1]) if (!this.isFixed[row]![column]) yield [row, column]
      }
      isUp = !isUp
    }
  }

  fill(bytes: number[], mask: number): void {
    const bits = bytes.flatMap((byte) => bitsOf(byte, 8))
    let i = 0
    for (const [row, column] of this.places()) {
      this.dark[row]![column] = Boolean(bits[i] ?? 0) !== MASKS[mask]!(row, column)
      i += 1
    }
    this.drawFormat(mask)
  }

  /** How hard a code is to scan: long runs of one color, blocks of it, and too much dark or light. */
  penalty(): number {
    const columns = this.dark.map((_, c) => this.dark.map((row) => row[c]!))
    const runs = [...this.dark, ...columns].map(runPenalty).reduce((sum, one) => sum + one, 0)
    let [blocks, count] = [0, 0]
    this.dark.forEach((row, r) =>
      row.forEach((isDark, c) => {
        count += Number(isDark)
        const isBlock = [this.dark[r]?.[c + 1], this.dark[r + 1]?.[c], this.dark[r + 1]?.[c + 1]].every((other) => other === isDark)
        if (isBlock) blocks += 3
      }),
    )
    return runs + blocks + 10 * Math.floor(Math.abs((20 * count) / this.size ** 2 - 10))
  }
}

function runPenalty(line: boolean[]): number {
  let [total, run] = [0, 0]
  line.forEach((isDark, i) => {
    run = i > 0 && isDark === line[i - 1] ? run + 1 : 1
    total += run === 5 ? 3 : run > 5 ? 1 : 0
  })
  return total
}

/** The dark modules of a text's code, row by row; null if the text is too long. */
export function encode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = VERSIONS.findIndex((_, i) => 4 + lengthBits(i + 1) + 8 * bytes.length <= 8 * roomOf(i + 1)) + 1
  if (version === 0) return null
  const all = interleaved(dataOf(bytes, version), version)
  const grids = MASKS.map((_, mask) => {
    const grid = new Grid(version)
    grid.fill(all, mask)
    return grid
  })
  return grids.reduce((best, grid) => (grid.penalty() < best.penalty() ? grid : best)).dark
}
