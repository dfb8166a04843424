import { useQueueMessages } from '@settlement-help/ui/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RetryPostTools } from '#app/features/forum/RetryPostTools.tsx';
import { createQueryClient } from '#app/lib/api/queryClient.ts';
import { WithCommunityTexts, type WithCommunityTextsProps } from '#app/lib/language/WithCommunityTexts.tsx';
import { loadCommunityTexts } from '#app/messages/communityTexts.ts';
import preview from '#storybook/preview';

const Title = () => <h1>{useQueueMessages().title}</h1>;

/** What needs the texts, whose file cannot be fetched at first. */
function Part({ failed }: Pick<WithCommunityTextsProps, 'failed'>) {
  const [client] = useState(createQueryClient);
  const [load] = useState(() => {
    let tries = 0;
    return async (...[language]: Parameters<typeof loadCommunityTexts>) => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return loadCommunityTexts(language);
    };
  });
  return (
    <main>
      <QueryClientProvider client={client}>
        <WithCommunityTexts load={load} failed={failed}>
          <Title />
        </WithCommunityTexts>
      </QueryClientProvider>
    </main>
  );
}

const meta = preview.meta({
  title: 'Screens/Forum/Texts missing',
  tags: ['!autodocs'],
  component: Part,
  parameters: { layout: 'padded' },
});

/** The person learns that they could not be loaded. */
export const Missing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error');
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  ...Missing.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Missing.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Beside a post, where there are many, only the way to try again. */
export const MissingBesidePosts = meta.story({
  args: { failed: (retry) => <RetryPostTools onRetry={retry} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
});

export const BesidePostsTriedAgain = meta.story({
  ...MissingBesidePosts.input,
  tags: ['test-only'],
  parameters: { looksLike: 'screens-forum-texts-missing--tried-again' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await MissingBesidePosts.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
