import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'Register your address' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { children: `${hardTexts.long} ${hardTexts.unbroken}` } },
      rightToLeft: { args: { children: hardTexts.arabic.action } },
    },
  },
});

const variants = ['page', 'panel', 'section', 'subsection', 'label'] as const;

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {variants.map((variant) => (
        <Heading key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
});

/** A script moves the focus to it after something changed; it is shown to those who came with the keyboard. */
export const TakesFocus = meta.story({
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Register your address' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});
