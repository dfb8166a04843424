import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Landing } from './Landing.tsx';

const meta = preview.meta({
  title: 'Domain/Account/Landing',
  component: Landing,
  args: { onCreateAccount: fn(), onLogIn: fn(), planHref: '#plan', onPlanIntent: fn(), onIntent: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { spec: ['§1 Landing page: feature blurbs', '§1 Landing page: images'] },
});

export const OpensTheDialogs = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(args.onCreateAccount).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See your plan first' })).toHaveFocus();
    await expect(args.onPlanIntent).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onIntent).toHaveBeenCalled();
    const legal = canvas.getByRole('link', { name: 'Legal information' });
    await expect(legal).toHaveAttribute('href', '/legal?lang=en');
  },
});
