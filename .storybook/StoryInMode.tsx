import type { ReactRenderer } from '@storybook/react-vite';
import type { PartialStoryFn, StoryContext } from 'storybook/internal/types';
import type { StoryModes } from '../tools/visual-regression/modes.ts';

interface StoryInModeProps {
  Story: PartialStoryFn<ReactRenderer>;
  context: StoryContext<ReactRenderer>;
  direction: string;
  text: string;
}

/** Renders a story, or its variant from `parameters.modes` while the page shows long text or runs right to left. */
export function StoryInMode({ Story, context, direction, text }: StoryInModeProps) {
  const { longText, rightToLeft }: StoryModes = context.parameters.modes ?? {};
  const mode = text === 'long' && longText ? 'longText' : direction === 'rtl' ? 'rightToLeft' : undefined;
  const variant = mode === 'longText' ? longText : mode && rightToLeft !== true ? rightToLeft : undefined;
  return (
    <Story
      key={variant && mode}
      args={{ ...context.args, ...variant?.args }}
      originalStoryFn={variant?.render ?? context.originalStoryFn}
    />
  );
}
