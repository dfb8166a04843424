import { spyOn } from 'storybook/test';
import { asAmira } from './AppAt.tsx';

/** What the stories of the forum have in common: the signed-in app, at its list unless told otherwise. */
export const forumScreen = {
  args: { path: '/community' },
  beforeEach: asAmira,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' as const },
};

/** Failures of the forum are logged, and nothing else (§8 Forum). */
export const silenceConsoleError = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
};
