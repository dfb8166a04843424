import { expect, screen, within } from 'storybook/test';

/** Looks among the toasts alone: a dialog may say the same as its toast. */
export async function expectToast(text: string) {
  const toasts = await screen.findByRole('region', { name: /^Notifications/, hidden: true });
  await expect(await within(toasts).findByText(text)).toBeInTheDocument();
}
