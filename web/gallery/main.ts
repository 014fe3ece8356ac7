import texts from 'virtual:texts/en'
import { mount } from 'svelte'
import '../src/theme.css'
import { setLanguage } from '../src/text/say.svelte'
import { Language } from '../src/text/language'
import type { Packed } from '../src/text/packed'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme

/** Long words of other languages, to see what gives way. */
const GERMAN: Packed = {
  location: { downtown: 'Stadtzentrum', market_row: 'Marktplatz', workshop: 'Werkstatt', dark_alley: 'Dunkle Gassen' },
  card: { downtown: 'Stadtzentrum', market_row: 'Marktplatz', workshop: 'Werkstatt', dark_alley: 'Dunkle Gassen', replaceable_parts: 'Austauschbare Einzelteile' },
  weekday: { thursday: 'Donnerstag' },
  phase: { place_characters: 'Mitarbeiter einsetzen' },
  board: { orders: 'Bestellt', buy: 'Einkauf', quick: 'Eilbestellung', leaves: 'geht als nächste' },
  house: { residence: 'Residenz', inn: 'Wirtshaus' },
  trick: { enchanted_butterflies: 'Verzauberte Schmetterlinge', spirit_hand: 'Chinesische Wasserfolterzelle' },
  magician: { great_optico: 'Der große Optico' },
  enhances: { set_up_trick: 'Trick aufbauen', hire_character: 'Mitarbeiter einstellen' },
  workshop: { 'extension-engineer': 'Platz des Ingenieurs' },
}
const english = new Language('en', [texts])
setLanguage(asked.get('words') === 'long' ? new Language('de', [GERMAN], english) : english)

mount(Gallery, {
  target: document.getElementById('app')!,
  props: { page: asked.get('page') ?? 'table', sample: asked.get('sample') ?? 'place_alley_4', zone: asked.get('zone') ?? 'town', tall: Number(asked.get('tall') ?? 40) },
})
