/** Hovering over a line of the log shows the things on the table. */

interface About {
  [field: string]: unknown
}
const FIELDS = ['slot', 'spot', 'die', 'performance', 'order_place', 'trick', 'card', 'stock_place']

/** The targets that events are about. */
export function targetsOf(events: About[]): string[] {
  return events.flatMap((event) => FIELDS.flatMap((field) => (typeof event[field] === 'string' ? [`${field}:${event[field]}`] : [])))
}

export function point(targets: string[]): void {
  unpoint()
  for (const target of targets) {
    document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`).forEach((one) => one.classList.add('pointed'))
  }
}

export function unpoint(): void {
  document.querySelectorAll('.pointed').forEach((one) => one.classList.remove('pointed'))
}
