/**
 * The layouts of the client, by the space there is. Styles name them, `@media (--tabs)`; `layouts.plugin.ts` puts the
 * conditions in.
 *
 *   tabs       a phone: one zone of the table at a time, the action bar and the tabs below it
 *     sideways   ... the tabs and the action bar beside it
 *   tablet     the boards side by side; the player's own board, the opponents and the log share one place
 *     stacked    ... the Theater above the town
 *     single     ... one of the two boards at a time, so that everything is large enough for a finger
 *     columns    ... and the streets side by side
 *     upright    ... the player's own board in two rows
 *     beside     ... wide enough for a teacher's words beside the action bar
 *   desk       everything at once, scaled up in larger windows; a large touch screen is a tablet
 *   low        a tablet or a desk with little height: the hand is a row of names
 */
export const LAYOUTS = {
  tabs: '(width < 740px), (height < 640px), (width < 960px) and (height < 900px)',
  sideways:
    '(width >= 560px) and (height < 640px) and (orientation: landscape), (740px <= width < 960px) and (height < 900px) and (orientation: landscape)',
  tablet:
    '(960px <= width <= 1250px) and (height >= 640px), (740px <= width < 960px) and (height >= 900px), (pointer: coarse) and (width > 1250px) and (height >= 640px)',
  stacked: '(740px <= width < 960px) and (height >= 1240px), (pointer: coarse) and (width >= 960px) and (height >= 1240px)',
  single:
    '(740px <= width < 960px) and (900px <= height < 1240px), (pointer: coarse) and (width >= 960px) and (640px <= height < 1240px)',
  columns: '(pointer: coarse) and (width >= 960px) and (640px <= height < 1240px)',
  upright: '(740px <= width < 960px) and (height >= 900px)',
  beside:
    '(960px <= width <= 1250px) and (height >= 640px) and (not (pointer: coarse)), (pointer: coarse) and (width >= 960px) and (640px <= height < 1240px)',
  desk: '(width > 1250px) and (height >= 640px) and (not (pointer: coarse))',
  low: '(width >= 960px) and (640px <= height < 740px)',
  /** Tablet or desk. */
  roomy: '(width >= 960px) and (height >= 640px), (width >= 740px) and (height >= 900px)',
  /** Sizes for fingers: all but windows for the mouse. */
  touch: '(width < 960px), (height < 640px), (pointer: coarse)',
} as const

/** The table is laid out for 1366 x 768; larger windows scale it up, and the stage with it. */
export const zoomOf = (width: number, height: number): number => Math.max(1, 0.25 + 0.75 * Math.min(width / 1366, height / 768))

/** The styles with the conditions in place of the names. */
export function withLayouts(styles: string): string {
  return styles.replace(/@media [^{]*\(--[^{]*/g, (rule) => rule.replace(/\(--(\w+)\)/g, (_, name: string) => conditionOf(name)))
}

function conditionOf(name: string): string {
  if (!(name in LAYOUTS)) throw new Error(`There is no layout "${name}".`)
  return LAYOUTS[name as keyof typeof LAYOUTS]
}
