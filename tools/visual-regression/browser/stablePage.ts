import { afterAll, beforeAll } from 'vitest';
import { releaseClock } from './clock.ts';
import { addStyles } from './page.ts';

// vitest adds the time to the address of each setup file, so that the browser runs it again for the next test file.
// With a frozen clock the address would stay the same, and every hook here would be lost.
afterAll(releaseClock);

// Nothing is still fading when a play looks at it.
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
