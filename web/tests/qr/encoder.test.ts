/** QR codes: the examples of the standard, and codes that are read back module by module. */

import { expect, test } from 'vitest'
import { encode, formatBits, versionBits } from '../../src/qr/encoder'
import { correction } from '../../src/qr/reed_solomon'

test('the correction of a known block', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test('format and version as the standard lists them', () => {
  const format = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(2))
  expect(format).toEqual([
    ...['101010000010010', '101000100100101', '101111001111100', '101101101001011'],
    ...['100010111111001', '100000011001110', '100111110010111', '100101010100000'],
  ])
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100')
})

const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]
const CENTERS: Record<number, number[]> = { 1: [], 2: [6, 18], 3: [6, 22], 5: [6, 30] }

/** The data bytes of a code with one block, read as a scanner does. */
function read(code: boolean[][]): number[] {
  const size = code.length
  const centers = CENTERS[(size - 17) / 4]!
  const near = (a: number, b: number, distance: number) => Math.abs(a - b) <= distance
  const isFixed = (r: number, c: number) =>
    r === 6 || c === 6 || (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9) ||
    (centers.length > 0 && near(r, centers[1]!, 2) && near(c, centers[1]!, 2))
  // The mask is in the format's bits 10 to 12, beside the upper left corner.
  const format = [0, 1, 2, 3, 4, 5].map((i) => Number(code[8]![i]))
  const mask = ((format[2]! << 2) | (format[3]! << 1) | format[4]!) ^ 0b101
  const bits: number[] = []
  let isUp = true
  for (const right of Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i).map((one) => (one <= 6 ? one - 1 : one))) {
    for (let i = 0; i < size; i += 1) {
      const r = isUp ? size - 1 - i : i
      for (const c of [right, right - 1]) if (!isFixed(r, c)) bits.push(Number(code[r]![c] !== MASKS[mask]!(r, c)))
    }
    isUp = !isUp
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2))
}

function textOf(bytes: number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  expect(bits.slice(0, 4)).toBe('0100')
  const length = Number.parseInt(bits.slice(4, 12), 2)
  const data = Array.from({ length }, (_, i) => Number.parseInt(bits.slice(12 + 8 * i, 20 + 8 * i), 2))
  return new TextDecoder().decode(new Uint8Array(data))
}

test('a code is read back', () => {
  for (const text of ['a', 'https://a.example/t/x', 'https://games.example/t/abcdefgh', 'Zug für Ädä']) {
    expect(textOf(read(encode(text)!))).toBe(text)
  }
})

test('a code of two blocks is read back', () => {
  const text = `https://games.example/t/${'x'.repeat(50)}`
  const bytes = read(encode(text)!).slice(0, 86)
  expect(textOf([0, 1].flatMap((block) => bytes.filter((_, i) => i % 2 === block)))).toBe(text)
})

test('what is read ends with its correction', () => {
  const bytes = read(encode('https://a.example/t/x')!)
  expect(bytes.slice(28, 44)).toEqual(correction(bytes.slice(0, 28), 16))
})

test('the size grows with the text, up to a limit', () => {
  const sizes = [1, 20, 60, 100, 150, 213].map((length) => encode('x'.repeat(length))!.length)
  expect(sizes).toEqual([21, 25, 33, 41, 49, 57])
  expect(encode('x'.repeat(214))).toBeNull()
})

test('every code has its three corners', () => {
  const code = encode('https://games.example')!
  const corner = (row: number, column: number) => code.slice(row, row + 7).map((line) => line.slice(column, column + 7).map(Number).join(''))
  const drawn = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  for (const [row, column] of [[0, 0], [0, code.length - 7], [code.length - 7, 0]] as const) expect(corner(row, column)).toEqual(drawn)
})
