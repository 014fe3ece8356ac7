/** Hovering over a log line highlights its things on the table. */

export function point(targets: string[]): void {
  unpoint()
  for (const target of targets) {
    document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`).forEach((one) => one.classList.add('pointed'))
  }
}

export function unpoint(): void {
  document.querySelectorAll('.pointed').forEach((one) => one.classList.remove('pointed'))
}
