import { fixtures, respond, respondWith } from '@settlement-help/contract/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Documents/Delete',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/documents' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

/** The checklist refetches its documents. */
export const Deleted = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    let documents = fixtures.documents;
    let steps = fixtures.steps.map((step) =>
      step.id === 'step-1' ? fixtures.withDocument(step, 'krankenkasse-confirmation.pdf') : step,
    );
    msw.use(
      respond('listDocuments', () => documents),
      respond('listSteps', () => steps),
      respond('deleteDocument', ({ params }) => {
        documents = documents.filter(({ id }) => id !== params.id);
        steps = fixtures.steps;
        return undefined;
      }),
    );
  },
  parameters: { spec: ['§2 Documents: delete'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete krankenkasse/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move to bin' }));
    await expect(await canvas.findByText('1 document')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your documents' })).toHaveFocus());
    // The picture is taken without the toast.
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const toast = undo.closest('li');
    if (!toast) throw new Error('The toast is not an item of a list.');
    await expect(toast).toHaveTextContent('“krankenkasse-confirmation.pdf” is in the bin.');
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    const [checklist] = canvas.getAllByRole('link', { name: /Checklist/ });
    if (!checklist) throw new Error('The navigation has no link to the checklist.');
    await userEvent.click(checklist);
    await expect(await canvas.findByRole('list', { name: 'Settlement steps' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /krankenkasse/ })).toBeNull());
  },
});

/** The list shows that the server has erased a document, even if its response was lost. */
export const ErasedWithoutAResponse = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-documents--few' },
  beforeEach: ({ msw }) => {
    let deleted = fixtures.deletedDocuments.slice(0, 1);
    msw.use(
      respond('listBin', () => deleted),
      respondWith('eraseDocument', () => {
        deleted = [];
        return new Response(null, { status: 502 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Bin/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete now/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Delete now/ }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bin/ })).toBeNull());
  },
});
