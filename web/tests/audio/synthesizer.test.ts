/** The sounds: what they are made of, and that they are short. */

import { expect, test, vi } from 'vitest'
import { Synthesizer, scoreOf, type Sound } from '../../src/audio/synthesizer'

const SOUNDS: Sound[] = ['card', 'coin', 'turn', 'applause']

test('every sound begins at once, is audible, and ends within two seconds', () => {
  for (const sound of SOUNDS) {
    const { tones, bursts } = scoreOf(sound, () => 0.5)
    const parts = [...tones, ...bursts]
    expect(parts.length).toBeGreaterThan(0)
    for (const { at, length, loudness } of parts) {
      expect(at + length).toBeLessThan(2)
      expect(length).toBeGreaterThan(0)
      expect(loudness).toBeGreaterThan(0.01)
    }
  }
})

test('your turn is two tones, the second higher and later', () => {
  const [first, second] = scoreOf('turn').tones
  expect(second!.frequency).toBeGreaterThan(first!.frequency)
  expect(second!.at).toBeGreaterThan(first!.at)
})

/** An audio context that notes what is started. */
function fakeAudio(state: AudioContextState) {
  const started: number[] = []
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
  const node = () => ({ connect: vi.fn(), gain: param(), frequency: param(), start: (at: number) => started.push(at), stop: vi.fn() })
  const volumes: ReturnType<typeof node>[] = []
  const audio = {
    state,
    currentTime: 10,
    sampleRate: 100,
    destination: {},
    resume: vi.fn(),
    createGain: () => (volumes.push(node()), volumes.at(-1)!),
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: vi.fn(() => ({ getChannelData: () => new Float32Array(50) })),
  }
  return { audio, started, volumes, synthesizer: new Synthesizer(audio as unknown as AudioContext) }
}

test('a sound is played on the clock of the output, at the volume that is set', () => {
  const { synthesizer, started, volumes } = fakeAudio('running')
  synthesizer.play('turn', 0.25)
  expect(started[0]).toBe(10)
  expect(started[1]).toBeGreaterThan(10)
  expect(volumes[0]!.gain.value).toBe(0.25)
})

test('an output that the browser has suspended is resumed', () => {
  const { synthesizer, audio } = fakeAudio('suspended')
  synthesizer.play('coin', 1)
  expect(audio.resume).toHaveBeenCalledOnce()
})

test('noise is made once', () => {
  const { synthesizer, audio, started } = fakeAudio('running')
  synthesizer.play('applause', 1)
  synthesizer.play('card', 1)
  expect(audio.createBuffer).toHaveBeenCalledOnce()
  expect(started.length).toBeGreaterThan(50)
})
