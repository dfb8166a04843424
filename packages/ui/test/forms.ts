import { expect, screen, type UserEventObject, type within } from 'storybook/test';

/** What the play of a story of a form works with. */
export interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

/** Sends a form and reads what it then says of itself as a whole. */
export const says =
  (send: (stage: Stage) => Promise<void>, text: string) =>
  async (stage: Stage): Promise<void> => {
    await send(stage);
    await expect(await screen.findByRole('alert')).toHaveTextContent(text);
  };
