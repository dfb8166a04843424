import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `#page-${page}`;

const meta = preview.meta({
  title: 'Primitives/Actions/Pagination',
  component: Pagination,
  args: { page: 6, count: 12, hrefOf },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    modes: {
      rightToLeft: true,
      languages: ['ar'],
      longText: { args: { page: 1_250_000, count: 4_999_999 } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Pages' });
    await expect(navigation).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-5');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-7');
    await expect(canvas.queryByRole('link', { name: 'Page 3' })).toBeNull();
    await expect(canvas.queryByText('Page 6 of 12')).not.toBeVisible();
  },
});

/** The position replaces the numbers. */
export const Narrow = meta.story({
  decorators: [inColumn('20rem')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 6 of 12')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const FirstPage = meta.story({
  tags: ['test-only'],
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-2');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      <Pagination aria-label="Two pages" page={1} count={2} hrefOf={hrefOf} />
      <Pagination aria-label="Seven pages" page={4} count={7} hrefOf={hrefOf} />
      <Pagination aria-label="First page" page={1} count={12} hrefOf={hrefOf} />
      <Pagination aria-label="Middle" page={6} count={12} hrefOf={hrefOf} />
      <Pagination aria-label="Last page" page={12} count={12} hrefOf={hrefOf} />
      <Pagination aria-label="Many pages" page={1250} count={4999} hrefOf={hrefOf} />
    </Stack>
  ),
});
