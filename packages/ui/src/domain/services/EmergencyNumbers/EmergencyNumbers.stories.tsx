import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { EmergencyNumbers, type EmergencyNumbersProps } from './EmergencyNumbers.tsx';

const meta = preview.meta({
  title: 'Domain/Services/EmergencyNumbers',
  component: EmergencyNumbers,
  args: { numbers: fixtures.services.Germany.emergency },
  parameters: { layout: 'padded' },
});

export const Germany = meta.story({
  parameters: {
    modes: {
      longText: {
        args: { numbers: [{ number: '112', about: hardTexts.unbroken, by_text: false }] },
        render: (args: EmergencyNumbersProps) => (
          <div style={{ maxInlineSize: 220 }}>
            <EmergencyNumbers {...args} />
          </div>
        ),
      },
      rightToLeft: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Call 112 Fire, ambulance/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Call 116 117/ })).toHaveAttribute('href', 'tel:116117');
  },
});

export const France = meta.story({
  args: { numbers: fixtures.services.France.emergency },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Text 114 By text message' })).toHaveAttribute(
      'href',
      'sms:114',
    );
  },
});
