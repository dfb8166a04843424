import { expect, screen, type UserEventObject, type within } from 'storybook/test';

export interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

/** Sends a form, whose button then waits for the response. */
export const pends =
  (send: (stage: Stage) => Promise<void>, button: string) =>
  async (stage: Stage): Promise<void> => {
    await send(stage);
    await expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true');
  };

/** Sends a form and reads which error it lists. */
export const lists =
  (send: (stage: Stage) => Promise<void>, error: string) =>
  async (stage: Stage): Promise<void> => {
    await send(stage);
    await expect(screen.getByRole('link', { name: error })).toBeVisible();
  };

/** Sends a form and reads what it then says of itself as a whole. */
export const says =
  (send: (stage: Stage) => Promise<void>, text: string) =>
  async (stage: Stage): Promise<void> => {
    await send(stage);
    await expect(await screen.findByRole('alert')).toHaveTextContent(text);
  };
