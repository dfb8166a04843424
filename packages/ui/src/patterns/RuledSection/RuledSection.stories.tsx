import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../test/texts.ts';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { RuledSection } from './RuledSection.tsx';

const meta = preview.meta({
  title: 'Patterns/RuledSection',
  component: RuledSection,
  args: {
    title: 'Password',
    hint: 'Changing it logs you out on your other devices.',
    children: <Button variant="secondary">Change password</Button>,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    modes: { longText: { args: { title: hardTexts.unbroken, hint: hardTexts.long } }, rightToLeft: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Password' })).toBeVisible();
  },
});

export const WithoutHint = meta.story({ args: { hint: undefined } });
