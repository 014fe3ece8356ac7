/** Requests that a person makes one after the other, and the outcome of the last one as a sentence. */

import { has, say } from '../text/say.svelte'
import { Refusal } from './rest_api'
import { problemOf } from './seating'

export class Attempt {
  told = $state('')
  problem = $state('')
  isBusy = $state(false)

  /** `problem-{where}_{code}` is the text of a refusal here, if it has one of its own. */
  constructor(private readonly where: string) {}

  /** Do something that returns the sentence to show; was it done? */
  async run(what: () => Promise<string>): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    ;[this.told, this.problem] = ['', '']
    try {
      this.told = await what()
    } catch (error) {
      this.fail(error)
    }
    this.isBusy = false
    return !this.problem
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
