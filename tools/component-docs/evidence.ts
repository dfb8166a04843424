import { existsSync, readFileSync } from 'node:fs';
import type { Story } from '../stories/allStories.ts';
import { baselineOf, transcriptOf } from '../visual-regression/files.ts';

/** The phrases of a virtual screen reader in each story that has a transcript. */
export const transcriptsOf = (stories: readonly Story[]) =>
  stories
    .map(({ id }) => ({ id, file: transcriptOf(id) }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => ({ id, text: readFileSync(file, 'utf8') }));

/** Numbers of stories by how they test a component for people with disabilities. */
export function evidenceOf(stories: readonly Story[]) {
  const countPictures = (...modes: string[]) =>
    stories.filter(({ id }) => modes.some((mode) => existsSync(baselineOf(id, mode)))).length;
  return {
    /** With axe, in every theme. */
    stories: stories.length,
    keyboard: stories.filter(({ usesKeyboard }) => usesKeyboard).length,
    forcedColors: countPictures('forced-360'),
    longText: countPictures('long-320'),
    rightToLeft: countPictures('rtl-360', 'rtl-1280'),
    transcripts: stories.filter(({ id }) => existsSync(transcriptOf(id))).length,
  };
}

export type Evidence = ReturnType<typeof evidenceOf>;
export type Transcript = ReturnType<typeof transcriptsOf>[number];
