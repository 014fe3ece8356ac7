import { mount } from 'svelte'
import '../src/theme.css'
import { setWords } from '../src/board/words.svelte'
import { message } from '../src/texts/fluent'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme

/** Long words of other languages, to see what gives way. */
const GERMAN: Record<string, string> = {
  'location-downtown': 'Stadtzentrum',
  'location-market_row': 'Marktplatz',
  'location-workshop': 'Werkstatt',
  'location-dark_alley': 'Dunkle Gassen',
  'card-downtown': 'Stadtzentrum',
  'card-market_row': 'Marktplatz',
  'card-workshop': 'Werkstatt',
  'card-dark_alley': 'Dunkle Gassen',
  'weekday-thursday': 'Donnerstag',
  'phase-place_characters': 'Mitarbeiter einsetzen',
  'board-orders': 'Bestellt',
  'board-buy': 'Einkauf',
  'board-quick': 'Eilbestellung',
  'house-residence': 'Residenz',
  'house-inn': 'Wirtshaus',
  'trick-enchanted_butterflies': 'Verzauberte Schmetterlinge',
  'trick-spirit_hand': 'Chinesische Wasserfolterzelle',
  'magician-great_optico': 'Der große Optico',
  'card-replaceable_parts': 'Austauschbare Einzelteile',
  'enhances-set_up_trick': 'Trick aufbauen',
  'enhances-hire_character': 'Mitarbeiter einstellen',
  'workshop-extension-engineer': 'Platz des Ingenieurs',
  'board-leaves': 'geht als nächste',
}
const isLong = asked.get('words') === 'long'
setWords((key, values) => (isLong && GERMAN[key]) || message(key, values))

mount(Gallery, {
  target: document.getElementById('app')!,
  props: { page: asked.get('page') ?? 'table', sample: asked.get('sample') ?? 'place_alley_4', zone: asked.get('zone') ?? 'town', tall: Number(asked.get('tall') ?? 40) },
})
