import { type EndpointName, endpoints } from '@settlement-help/contract';
import { HttpResponse, http } from 'msw';
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

const on = { POST: http.post, PATCH: http.patch, GET: http.get, DELETE: http.delete };

/** Answers as the server does when it refuses single fields. */
export function refuse(name: EndpointName, errors: Record<string, string>) {
  const { method, path } = endpoints[name];
  const detail = Object.values(errors).join('; ');
  const all = Object.entries(errors).map(([field, message]) => ({ path: field, message }));
  return on[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, () =>
    HttpResponse.json({ detail, errors: all }, { status: 422 }),
  );
}
