import type { Country } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { AfterSettling } from './AfterSettling.tsx';

const stamps = fixtures.stepsDone(10).map(({ step_number, stamp, completed_at }) => ({
  number: step_number,
  word: stamp,
  completedAt: completed_at,
}));

const meta = preview.meta({
  title: 'Domain/Checklist/AfterSettling',
  component: AfterSettling,
  args: {
    country: 'Germany' as Country,
    stamps,
    later: [{ title: 'Hand in a tax return', href: '#tax-return' }],
    communityHref: '#community',
  },
  decorators: [inColumn('46rem')],
  parameters: { layout: 'padded' },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Card with 10 stamps for Germany' })).toBeVisible();
    const saved: string[] = [];
    const made: string[] = [];
    const { createObjectURL } = URL;
    const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob && file.type === 'image/svg+xml') file.text().then((text) => made.push(text));
      return createObjectURL(file);
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save the picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // Drawing takes more than a second on a slow device.
    await waitFor(() => expect(saved).toEqual(['stamps.png']), { timeout: 10_000 });
    click.mockRestore();
    create.mockRestore();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const families = [...(made[0] ?? '').matchAll(/font-family: "?([\w ]+)"?;[^}]*url\(data:/g)];
    await expect(new Set(families.map(([, family]) => family))).toEqual(
      new Set(['Source Sans 3 Variable', 'Literata']),
    );
  },
});

export const Failed = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const decode = spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('No memory'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the picture' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The picture could not be made. Please try again.',
    );
    decode.mockRestore();
  },
});
