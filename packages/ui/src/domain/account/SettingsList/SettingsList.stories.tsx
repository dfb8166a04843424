import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SettingsList } from './SettingsList.tsx';

const meta = preview.meta({
  title: 'Domain/Account/SettingsList',
  component: SettingsList,
  args: {
    hrefs: {
      destination: '#destination',
      situation: '#situation',
      reminders: '#reminders',
      appearance: '#appearance',
      secondFactor: '#second-factor',
      devices: '#devices',
      data: '#data',
    },
    current: { destination: 'Germany', language: 'English' },
    onChangePassword: fn(),
    onIntent: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const password = canvas.getByRole('button', { name: /^Change password/ });
    while (document.activeElement !== password) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    await userEvent.hover(canvas.getByRole('link', { name: /^Devices/ }));
    await expect(args.onIntent).toHaveBeenCalledWith('#devices');
  },
});
