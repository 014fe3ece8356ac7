/** Draws a long list over several frames, so that a click is answered right away. */

export class IncrementalList {
  private drawn = $state(0)
  /** Are there more items to draw? */
  readonly isDrawing = $derived.by(() => this.drawn < this.count())

  /** Draws `step` more of `count` items in each frame; create it when a component is initialized. */
  constructor(
    private count: () => number,
    private step: number,
  ) {
    this.drawn = step
    $effect(() => {
      if (!this.isDrawing) return
      let wait: ReturnType<typeof setTimeout>
      void this.drawn
      const frame = requestAnimationFrame(() => (wait = setTimeout(() => (this.drawn += this.step))))
      return () => (cancelAnimationFrame(frame), clearTimeout(wait))
    })
  }

  /** Is the item at this index drawn yet? */
  isDrawn(place: number): boolean {
    return place < this.drawn
  }
}
