import { Page, UiProvider } from '@settlement-help/ui';
import { VisitorShell } from '@settlement-help/ui/domain';
import { lazyWithPreload } from '@settlement-help/ui/internal';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, spyOn } from 'storybook/test';
import { ErrorBoundary } from '#app/lib/errors/ErrorBoundary.tsx';
import { AppLink } from '#app/lib/navigation/AppLink.tsx';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import preview from '#storybook/preview';

const Documents = () => <Page title="Documents">{null}</Page>;

/** A screen whose chunk fails to load a number of times. */
function createChunk(failures: number) {
  let tries = 0;
  return lazyWithPreload(async () => {
    tries += 1;
    if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return Documents;
  });
}

let isFaulty = false;

/** A screen that throws while rendering. */
function Fault() {
  if (isFaulty) throw new Error('A fault in a screen');
  return <Documents />;
}

const noTexts = {};

function Frame({ children }: { children: ReactNode }) {
  return (
    <UiProvider messages={noTexts} linkComponent={AppLink}>
      <MemoryRouter initialEntries={['/documents']}>
        <VisitorShell homeHref="/">
          <Suspense fallback={<ScreenSkeleton />}>
            <ErrorBoundary>{children}</ErrorBoundary>
          </Suspense>
        </VisitorShell>
      </MemoryRouter>
    </UiProvider>
  );
}

const meta = preview.meta({
  title: 'Screens/Every screen/Failure',
  tags: ['!autodocs'],
  render: (_args, { loaded: { Screen } }) => (
    <Frame>
      <Screen />
    </Frame>
  ),
  beforeEach: () => {
    // The error boundary reports each error.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  parameters: { layout: 'fullscreen' },
});

/** Offline or after a new version: the shell stays usable, and loading can be retried. */
export const ChunkMissing = meta.story({
  tags: ['layout'],
  loaders: [() => ({ Screen: createChunk(1) })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be shown');
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const ChunkStaysMissing = meta.story({
  loaders: [() => ({ Screen: createChunk(Number.POSITIVE_INFINITY) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
});

export const Faulty = meta.story({
  loaders: [() => ({ Screen: Fault })],
  beforeEach: () => {
    isFaulty = true;
  },
  parameters: { looksLike: 'screens-every-screen-failure--chunk-missing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be shown');
    await expect(canvas.getByRole('banner')).toBeVisible();
    isFaulty = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  },
});
