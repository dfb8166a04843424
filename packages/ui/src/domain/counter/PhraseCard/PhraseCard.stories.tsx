import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { counterGuide } from '../../../../test/counterGuide.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { withVoice } from '../../../../test/voice.ts';
import { PhraseCard } from './PhraseCard.tsx';

let device: ReturnType<typeof withVoice>;

const meta = preview.meta({
  title: 'Domain/Counter/PhraseCard',
  component: PhraseCard,
  args: { phrase: counterGuide.ask_confirmation, language: 'de' as const },
  decorators: [inColumn('28rem')],
  parameters: { layout: 'padded' },
  beforeEach: () => {
    device = withVoice();
    return device.restore;
  },
});

export const Sentence = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(counterGuide.ask_confirmation.original)).toHaveAttribute('lang', 'de');
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: `Hear “${counterGuide.ask_confirmation.original}”` }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(device.words[0]).toMatchObject({
      text: counterGuide.ask_confirmation.original,
      lang: 'de-DE',
    });
  },
});

/** Readers of the country's language need no translation. */
export const Understood = meta.story({
  args: { phrase: { ...counterGuide.ask_confirmation, say: null } },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(counterGuide.ask_confirmation.translation)).toBeNull();
  },
});
