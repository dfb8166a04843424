import { expect, screen, within } from 'storybook/test';

/** Looks among the toasts alone: a dialog may say the same as its toast. */
export async function expectToast(text: string) {
  const toasts = await screen.findByRole('region', { name: /^Notifications/, hidden: true });
  const toast = await within(toasts).findByText(text);
  await expect(toast).toBeInTheDocument();
  return toast;
}
