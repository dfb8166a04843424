import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading } from '../../content/Heading/Heading.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { NotificationBanner } from './NotificationBanner.tsx';

const reload = fn();

const meta = preview.meta({
  title: 'Primitives/Feedback/NotificationBanner',
  component: NotificationBanner,
  args: { children: 'You are offline. Saved on 22 Nov, 17:05.' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { children: `${hardTexts.long} ${hardTexts.unbroken}` } },
      rightToLeft: {
        args: {
          children: hardTexts.arabic.sentence,
          action: <Button size="small">{hardTexts.arabic.action}</Button>,
        },
      },
    },
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <NotificationBanner {...args} />
      <NotificationBanner
        action={
          <Button size="small" variant="secondary" onClick={reload}>
            Reload
          </Button>
        }
      >
        A new version is here.
      </NotificationBanner>
      <NotificationBanner tone="warning">
        Tonight from 22:00 nothing can be saved for an hour.
      </NotificationBanner>
      <NotificationBanner tone="error">Documents cannot be uploaded at the moment.</NotificationBanner>
      <NotificationBanner tone="success">Documents can be uploaded again.</NotificationBanner>
      <Heading level={1}>Checklist</Heading>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^Note: You are offline\./);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(reload).toHaveBeenCalledOnce();
  },
});
