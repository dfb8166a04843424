import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { vars } from '../../../theme/vars.css.ts';
import { SiteNotice } from './SiteNotice.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/SiteNotice',
  component: SiteNotice,
  args: {
    isReadOnly: false,
    announcement: 'The welcome office is closed on 24 December.' as string | null,
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: vars.space[6] }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
});

export const Announcement = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/closed on 24 December\.$/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, announcement: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Warning.*Nothing that you stored is lost\.$/,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The longest announcement, in a script of the other direction. */
export const Both = meta.story({
  args: { isReadOnly: true, announcement: 'مكتب الاستقبال مغلق يوم 24 ديسمبر. '.repeat(8).trim() },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(getComputedStyle(canvas.getByText(/^مكتب/)).direction).toBe('rtl');
  },
});
