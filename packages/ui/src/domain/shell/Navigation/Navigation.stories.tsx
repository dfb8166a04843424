import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hrefs, WithRouter } from '../../../../test/wrappers/WithRouter.tsx';
import { Footer } from '../AppShell/AppShell.tsx';
import { BottomBar, Navigation } from './Navigation.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/Navigation',
  tags: ['layout'],
  component: Navigation,
  args: { hrefs, current: 'checklist' as const, onIntent: fn(), onNavigate: fn() },
  decorators: [
    (Story) => (
      <WithRouter>
        <Story />
      </WithRouter>
    ),
  ],
  parameters: { layout: 'padded' },
});

export const Sidebar = meta.story({
  decorators: [inColumn('13rem')],
  parameters: { spec: ['§2 Navigation: highlights the current path'], modes: { rightToLeft: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Settlement Checklist');
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenLastCalledWith('dashboard');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
});

export const AtTheLowerEdge = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => <BottomBar {...args} />,
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').length).toBe(5);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Checklist');
  },
});

export const NewAnswersInTheSidebar = meta.story({
  args: { newAnswers: 3 },
  decorators: [inColumn('13rem')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Community Forum 3 new answers' })).toBeVisible();
  },
});

export const NewAnswersAtTheLowerEdge = meta.story({
  args: { newAnswers: 12 },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <BottomBar {...args} />,
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Community 12 new answers' })).toBeVisible();
  },
});

export const CopyrightAndCredit = meta.story({
  render: () => <Footer />,
  parameters: {
    layout: 'fullscreen',
    spec: ['§1 Footer: the credit of the builder', '§9 Copyright year: 2025'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2025 Settlement Help')).toBeVisible();
    await expect(canvas.getByText(/^Built by/)).toBeVisible();
    const legal = canvas.getByRole('link', { name: 'Legal information' });
    await expect(legal).toHaveAttribute('href', '/legal?lang=en');
  },
});
