import './theme.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { isOffline, registerWorker } from './lib/service_worker'
import './lib/language_choice'
import { settings } from './lib/settings.svelte'
import Offline from './pages/Offline.svelte'
import { chosen, speak } from './text/load'

const asked = new URLSearchParams(location.search).get('lang') ?? settings.now.language
const target = document.getElementById('app')!
// Not awaited at the top level: Rolldown would cut the client into many chunks.
void speak(chosen(asked, navigator.languages)).then(() => mount(isOffline(target) ? Offline : App, { target }))
registerWorker()
