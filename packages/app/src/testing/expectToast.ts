import { expect, screen } from 'storybook/test';

/** A toast is written twice: to be seen, and to be heard. */
export async function expectToast(text: string) {
  const [toast] = await screen.findAllByText(text);
  await expect(toast).toBeInTheDocument();
}
