import { expect, screen, type UserEventObject, type within } from 'storybook/test';

export interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

/** Submits a form and expects its button to be busy. */
export const pends =
  (send: (stage: Stage) => Promise<void>, button: string) =>
  async (stage: Stage): Promise<void> => {
    await send(stage);
    await expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true');
  };

/** Submits a form and expects an error in the summary. */
export const lists =
  (send: (stage: Stage) => Promise<void>, error: string) =>
  async (stage: Stage): Promise<void> => {
    await send(stage);
    await expect(screen.getByRole('link', { name: error })).toBeVisible();
  };

/** Submits a form and expects an alert. */
export const says =
  (send: (stage: Stage) => Promise<void>, text: string) =>
  async (stage: Stage): Promise<void> => {
    await send(stage);
    await expect(await screen.findByRole('alert')).toHaveTextContent(text);
  };
