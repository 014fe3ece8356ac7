/** Our own set of sounds, made by the browser's synthesizer: no files. Loaded with the first sound. */

export type Sound = 'card' | 'coin' | 'turn' | 'applause'

/** A tone that fades out: its frequency, and when it begins and ends in seconds. */
interface Tone {
  frequency: number
  at: number
  length: number
  loudness: number
  wave: OscillatorType
}

/** A burst of noise around a frequency, which may glide. */
interface Burst {
  frequency: number
  glide: number
  at: number
  length: number
  loudness: number
}

interface Score {
  tones: Tone[]
  bursts: Burst[]
}

const SILENT = 0.0001
const CLAPS = 90
const APPLAUSE = 1.8

const tone = (frequency: number, at: number, length: number, loudness: number, wave: OscillatorType = 'sine'): Tone => ({ frequency, at, length, loudness, wave })

/** Many hands: each clap is a short burst, most of them in the middle. */
const claps = (random: () => number): Burst[] =>
  Array.from({ length: CLAPS }, () => {
    const at = ((random() + random()) / 2) * APPLAUSE
    return { frequency: 900 + random() * 1400, glide: 1, at, length: 0.03 + random() * 0.04, loudness: 0.1 + random() * 0.2 }
  })

/** What a sound is made of. */
export function scoreOf(sound: Sound, random: () => number = Math.random): Score {
  switch (sound) {
    case 'card':
      return { tones: [], bursts: [{ frequency: 2600, glide: 0.35, at: 0, length: 0.13, loudness: 0.5 }] }
    case 'coin':
      return { tones: [tone(2093, 0, 0.12, 0.12, 'triangle'), tone(3136, 0.06, 0.35, 0.12, 'triangle'), tone(4186, 0.06, 0.25, 0.05)], bursts: [] }
    case 'turn':
      return { tones: [tone(659, 0, 0.5, 0.3), tone(880, 0.14, 0.5, 0.3)], bursts: [] }
    case 'applause':
      return { tones: [], bursts: claps(random) }
  }
}

/** Plays sounds on one output. */
export class Synthesizer {
  private noise: AudioBuffer | undefined

  constructor(private readonly audio: AudioContext = new AudioContext()) {}

  /** Play a sound at a volume from 0 to 1. */
  play(sound: Sound, volume: number): void {
    // Browsers suspend audio until the first click on the page.
    if (this.audio.state === 'suspended') void this.audio.resume()
    const output = this.audio.createGain()
    output.gain.value = volume
    output.connect(this.audio.destination)
    const { tones, bursts } = scoreOf(sound)
    for (const one of tones) this.tone(one, output)
    for (const one of bursts) this.burst(one, output)
  }

  private tone({ frequency, wave, ...part }: Tone, output: AudioNode): void {
    const source = this.audio.createOscillator()
    source.type = wave
    source.frequency.value = frequency
    source.connect(this.fading(part, output))
    this.run(source, part)
  }

  private burst({ frequency, glide, ...part }: Burst, output: AudioNode): void {
    const source = this.audio.createBufferSource()
    source.buffer = this.noise ??= this.makeNoise()
    const filter = this.audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(frequency, this.audio.currentTime + part.at)
    filter.frequency.exponentialRampToValueAtTime(frequency * glide, this.audio.currentTime + part.at + part.length)
    source.connect(filter)
    filter.connect(this.fading(part, output))
    this.run(source, part)
  }

  private run(source: AudioScheduledSourceNode, { at, length }: { at: number; length: number }): void {
    source.start(this.audio.currentTime + at)
    source.stop(this.audio.currentTime + at + length)
  }

  private fading({ at, length, loudness }: { at: number; length: number; loudness: number }, output: AudioNode): GainNode {
    const found = this.audio.createGain()
    found.gain.setValueAtTime(loudness, this.audio.currentTime + at)
    found.gain.exponentialRampToValueAtTime(SILENT, this.audio.currentTime + at + length)
    found.connect(output)
    return found
  }

  /** Half a second of white noise. */
  private makeNoise(): AudioBuffer {
    const buffer = this.audio.createBuffer(1, this.audio.sampleRate / 2, this.audio.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
    return buffer
  }
}
