import { spyOn } from 'storybook/test';
import { asAmira } from './AppAt.tsx';

/** Settings of the stories of the forum: the signed-in app, by default at the list. */
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
