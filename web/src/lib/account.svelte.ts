/** The account this browser is signed in to, if any: it collects the player's games across devices. */

import type { Credentials, Listed, SignedIn } from '../protocol'
import { Refusal, rest } from './rest_api'
import { settings } from './settings.svelte'
import { storage } from './storage'

export interface Claimed {
  added: number
  missed: number
}

class Account {
  name = $state(storage.account())
  games = $state.raw<Listed[]>([])
  /** What happens with the language of an account that this browser signs in to. */
  onlanguage: (language: string) => void = () => {}
  /** The session expired before the player signed out. */
  isLapsed = $state(false)

  signUp = async (who: Credentials): Promise<void> => this.enter(await rest.signUp(who))
  signIn = async (who: Credentials): Promise<void> => this.enter(await rest.signIn(who))

  async signOut(): Promise<void> {
    await rest.signOut()
    this.forget()
  }

  /** The games of the account; makes no request when signed out. */
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

  /** Add the seats this browser holds to the account; counts those added and those whose table is gone. */
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

  /** The seats this browser holds that are not in the account. */
  get unclaimed() {
    return storage.games().filter(({ id }) => !this.games.some((game) => game.id === id))
  }

  /** This browser is now signed in; a language chosen here is that of the account, else it is the other way round. */
  async enter({ name, language }: SignedIn): Promise<void> {
    this.name = name
    this.isLapsed = false
    storage.keepAccount(name)
    if (!storage.name()) storage.keepName(name)
    const chosen = settings.now.language
    if (chosen) await this.keepLanguage(chosen)
    else if (language) this.onlanguage(language)
    await this.load()
  }

  /** Tell the account which language to write in; makes no request when signed out. */
  async keepLanguage(language: string): Promise<void> {
    if (this.name) await rest.setLanguage(language).catch(() => undefined)
  }

  /** This browser is no longer signed in. */
  forget(): void {
    this.name = ''
    this.games = []
    storage.keepAccount('')
  }
}

export const account = new Account()
