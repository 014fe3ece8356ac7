/** Plays beats one after another, each for its time at the player's pace. */

export interface Timed {
  /** Milliseconds at normal pace; 0 if nobody has to wait for it. */
  lasts: number
}

export class ShowQueue<Beat extends Timed> {
  /** The beat that is being shown; null means that the board is up to date. */
  current: Beat | null = null

  private waiting: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * `tell` is called once for each beat, in order, when it is shown or passed over (`isShown` says
   * which); `show` whenever the current one changes. `speed` is 1 at normal pace, 2 for twice as fast, 0 for no waiting.
   */
  constructor(
    private readonly speed: () => number,
    private readonly tell: (beat: Beat, isShown: boolean) => void,
    private readonly show: (beat: Beat | null) => void,
  ) {}

  get length(): number {
    return this.waiting.length + (this.current ? 1 : 0)
  }

  add(beats: Beat[]): void {
    this.waiting.push(...beats)
    if (!this.current) this.next()
  }

  /** Pass over everything that is left: the board is up to date. */
  skip(): void {
    clearTimeout(this.timer)
    const left = this.waiting
    this.waiting = []
    this.set(null)
    left.forEach((beat) => this.tell(beat, false))
  }

  private next(): void {
    for (;;) {
      const beat = this.waiting.shift()
      if (!beat) return this.set(null)
      const speed = this.speed()
      this.tell(beat, speed > 0)
      if (speed > 0 && beat.lasts > 0) {
        this.set(beat)
        this.timer = setTimeout(() => this.next(), beat.lasts / speed)
        return
      }
    }
  }

  private set(beat: Beat | null): void {
    if (beat === this.current) return
    this.current = beat
    this.show(beat)
  }
}
