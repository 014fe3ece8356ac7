/** Hovering over a line of the log shows the thing on the table. */

import type { Step } from '../protocol'

const FIELDS = ['slot', 'spot', 'die', 'performance', 'order_place', 'trick', 'stock_place']

/** The targets an entry of the log is about. */
export function targetsOf(step: Step): string[] {
  return (step.events ?? []).flatMap((event) =>
    FIELDS.flatMap((field) => (typeof event[field] === 'string' ? [`${field}:${event[field]}`] : [])),
  )
}

export function point(steps: Step[], version: number): void {
  unpoint()
  const step = steps.find((one) => one.version === version)
  for (const target of step ? targetsOf(step) : []) {
    document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`).forEach((one) => one.classList.add('pointed'))
  }
}

export function unpoint(): void {
  document.querySelectorAll('.pointed').forEach((one) => one.classList.remove('pointed'))
}
