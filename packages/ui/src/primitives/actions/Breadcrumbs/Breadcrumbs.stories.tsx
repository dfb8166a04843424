import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { href: '#services', label: 'Services' },
  { href: '#banks', label: 'Banks' },
];

const meta = preview.meta({
  title: 'Primitives/Actions/Breadcrumbs',
  component: Breadcrumbs,
  args: { items, current: 'Accounts without a salary' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          items: [
            { href: '#long', label: hardTexts.long },
            { href: '#unbroken', label: hardTexts.unbroken },
          ],
          current: hardTexts.long,
        },
      },
      rightToLeft: {
        args: {
          items: [
            { href: '#a', label: hardTexts.arabic.action },
            { href: '#b', label: hardTexts.arabic.word },
          ],
          current: hardTexts.arabic.name,
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Banks' })).toHaveFocus();
    await expect(canvas.getByText('Accounts without a salary').closest('li')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const WithoutThisScreen = meta.story({ args: { current: undefined } });

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      <Breadcrumbs items={items.slice(0, 1)} current="Banks" />
      <Breadcrumbs aria-label="Banks" items={items} />
      <Breadcrumbs aria-label="Accounts" items={items} current="Accounts without a salary" />
    </Stack>
  ),
});
