/** Requests that a person makes, sent one after the other, and their outcome as a sentence. */

import { has, say } from '../text/say.svelte'
import { Refusal } from './rest_api'
import { problemOf } from './seating'

export class Attempt {
  told = $state('')
  problem = $state('')
  isBusy = $state(false)
  private readonly unanswered = new Set<string>()
  private last: Promise<unknown> = Promise.resolve()

  /** `problem-{where}_{code}` is the text of a refusal here, if it has one of its own. */
  constructor(private readonly where: string) {}

  /**
   * Do something that returns the sentence to show; was it done? It waits for the requests before it. Until it is
   * answered, a second request with the same `about` is ignored: it comes from a double click.
   */
  async run(what: () => Promise<string>, about = ''): Promise<boolean> {
    if (this.unanswered.has(about)) return false
    if (!this.isBusy) this.problem = ''
    this.isBusy = true
    this.unanswered.add(about)
    const answer = this.last.then(() => this.send(what))
    this.last = answer
    const isDone = await answer
    this.unanswered.delete(about)
    this.isBusy = this.unanswered.size > 0
    return isDone
  }

  /** A problem stays on screen while the requests that were waiting are sent. */
  private async send(what: () => Promise<string>): Promise<boolean> {
    this.told = ''
    try {
      this.told = await what()
      return true
    } catch (error) {
      this.fail(error)
      return false
    }
  }

  fail(error: unknown): void {
    const own = error instanceof Refusal ? `problem-${this.where}_${error.code}` : ''
    this.refuse(has(own) ? own : problemOf(error))
  }

  /** Show why something isn't done, by the key of its text. */
  refuse(problem: string): void {
    ;[this.told, this.problem] = ['', say(problem)]
  }
}
