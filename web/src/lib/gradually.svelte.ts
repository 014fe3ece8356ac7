/** Much to draw: a click is answered with the first of it, the rest follows from frame to frame. */

export class Gradually {
  private drawn = $state(0)
  /** Is there more to come? */
  readonly isDrawing = $derived.by(() => this.drawn < this.count())

  /** Of `count` things, `step` more in each frame; to be made where a component begins. */
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

  /** Is it the turn of the thing at this place? */
  isDrawn(place: number): boolean {
    return place < this.drawn
  }
}
