/** Remaining time as text: 4:05, 1:02:03. */
export function clockWords(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds))
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(rest / 3600)
  const minutes = Math.floor(rest / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest % 60)}` : `${minutes}:${two(rest % 60)}`
}
