import { fn } from 'storybook/test';

/** A fake German voice whose speech ends on demand. `restore` removes it. */
export function withVoice() {
  const words: SpeechSynthesisUtterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en-GB' }, { lang: 'de_DE' }],
    speak: (spoken: SpeechSynthesisUtterance) => words.push(spoken),
    cancel: fn(),
  });
  const own = Object.getOwnPropertyDescriptor(window, 'speechSynthesis') ?? {};
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech });
  return { words, speech, restore: () => Object.defineProperty(window, 'speechSynthesis', own) };
}
