/** The account this browser is signed in to, if any: it gathers one's games over several devices. */

import type { Credentials, Listed, SignedIn } from '../protocol'
import { Refusal, rest } from './rest'
import { storage } from './storage'

export interface Claimed {
  added: number
  missed: number
}

class Account {
  name = $state(storage.account())
  games = $state.raw<Listed[]>([])
  /** The session was over before anybody signed out. */
  isLapsed = $state(false)

  signUp = async (who: Credentials): Promise<void> => this.enter(await rest.signUp(who))
  signIn = async (who: Credentials): Promise<void> => this.enter(await rest.signIn(who))

  async signOut(): Promise<void> {
    await rest.signOut()
    this.forget()
  }

  /** The games of the account; nothing is asked where nobody is signed in. */
  async load(): Promise<void> {
    if (!this.name) return
    try {
      this.games = await rest.mine()
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not_signed_in') throw error
      this.forget()
      this.isLapsed = true
    }
  }

  /** Add the seats this browser holds; those whose table is gone are missed. */
  async claim(): Promise<Claimed> {
    const done = { added: 0, missed: 0 }
    for (const { id, seat, token } of this.unclaimed) {
      try {
        await rest.claim(id, seat, token)
        done.added += 1
      } catch (error) {
        if (!(error instanceof Refusal) || !['unknown_table', 'unknown_token'].includes(error.code)) throw error
        done.missed += 1
      }
    }
    await this.load()
    return done
  }

  /** The seats this browser holds that are not among the account's games. */
  get unclaimed() {
    return storage.games().filter(({ id }) => !this.games.some((game) => game.id === id))
  }

  private async enter({ name }: SignedIn): Promise<void> {
    this.name = name
    this.isLapsed = false
    storage.keepAccount(name)
    if (!storage.name()) storage.keepName(name)
    await this.load()
  }

  private forget(): void {
    this.name = ''
    this.games = []
    storage.keepAccount('')
  }
}

export const account = new Account()
