import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { App } from '#app/App.tsx';
import { type AppAtProps, asVisitor } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

/** The person's own Back button. */
let back: () => void;

function BrowserButtons() {
  const navigate = useNavigate();
  back = () => navigate(-1);
  return null;
}

const AppWithBack = ({ path }: AppAtProps) => (
  <MemoryRouter initialEntries={[path]} useTransitions={false}>
    <BrowserButtons />
    <App />
  </MemoryRouter>
);

const meta = preview.meta({
  title: 'Screens/Modals',
  tags: ['!autodocs'],
  component: AppWithBack,
  args: { path: '/' },
  beforeEach: asVisitor,
  parameters: { layout: 'fullscreen' },
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The log-in is an entry of the history: Back closes it, and the focus is where it was. */
export const BackCloses = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 Modals: browser back closes'] },
  play: async ({ canvas, userEvent }) => {
    const [opener] = await canvas.findAllByRole('button', { name: 'Log in' });
    await userEvent.click(opener as HTMLElement);
    await screen.findByRole('dialog', { name: 'Log in' });
    back();
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Closed by its button it leaves nothing behind that Back would open again. */
export const NoDeadEntry = meta.story({
  parameters: { spec: ['Rulings: closing a modal by its button leaves no dead entry'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Log in' }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Create Account' })[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Create Account' });
    back();
    await gone();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Opened by its address there is no entry below: closing leads to the landing page. */
export const Reloaded = meta.story({
  args: { path: '/?dialog=log-in' },
  parameters: { spec: ['Rulings: a reload of a modal keeps the landing page usable'] },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Log in' });
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Create Account' }))[0] as HTMLElement,
    );
    await screen.findByRole('dialog', { name: 'Create Account' });
  },
});
