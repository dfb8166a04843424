import { beforeAll, beforeEach, vi } from 'vitest';
import { FROZEN_NOW } from './frozenNow.ts';

// Fixtures read the clock while their modules load, which is before any hook.
vi.setSystemTime(FROZEN_NOW);
beforeEach(() => {
  vi.setSystemTime(FROZEN_NOW);
});

// Headless Chromium hides the scrollbar but would still keep its place, which no phone does.
document.documentElement.style.scrollbarGutter = 'auto';

// A face of another script, or one that is only local(), may fail to load: then the page does without it too.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
});
