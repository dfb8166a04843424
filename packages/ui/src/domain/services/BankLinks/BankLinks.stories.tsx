import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { BankLinks } from './BankLinks.tsx';

const banksOf = (country: 'France' | 'Germany') =>
  fixtures.services[country].essential.flatMap(({ banks }) => banks ?? []);

const meta = preview.meta({
  title: 'Domain/Services/BankLinks',
  component: BankLinks,
  args: { banks: banksOf('Germany') },
  parameters: { layout: 'padded' },
});

export const Germany = meta.story({
  parameters: { spec: ['§9 Banks per country: three'], modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deutsche Bank (opens in a new tab)' })).toHaveFocus();
  },
});

export const France = meta.story({
  args: { banks: banksOf('France') },
  parameters: { spec: ['§9 Banks per country: three'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const LongNames = meta.story({
  args: {
    banks: banksOf('Germany').map((bank, index) => ({
      ...bank,
      name: index ? hardTexts.long : hardTexts.unbroken,
    })),
  },
  decorators: [inColumn('18rem')],
});
