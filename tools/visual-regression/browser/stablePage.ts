import { afterAll, beforeAll } from 'vitest';
import { releaseClock } from './clock.ts';
import { addStyles } from './page.ts';

// Vitest adds the time to the URL of each setup file, so that the browser runs it again for the next test file.
// With a frozen clock the URL would stay the same, and the hooks would not be registered again.
afterAll(releaseClock);

// Ends animations at once, so that a play sees the final state.
afterAll(
  addStyles(
    '*, *::before, *::after { animation-delay: 0s !important; animation-duration: 0s !important; animation-iteration-count: 1 !important; }',
  ),
);

// A local() face fails to load where the system lacks the font.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
});
