import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Link } from '../../actions/Link/Link.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Disclosure',
  component: Disclosure,
  args: {
    title: 'If the office has no appointment',
    onOpenChange: fn(),
    children: (
      <p>
        Look again in the morning, or <Link href="#call">call 115</Link>.
      </p>
    ),
  },
  decorators: [inColumn('34rem')],
  parameters: { layout: 'padded' },
});

export const Closed = meta.story({
  args: { headingLevel: 2 },
  parameters: {
    modes: {
      longText: {
        args: {
          title: `${hardTexts.long} ${hardTexts.unbroken}`,
          defaultOpen: true,
          children: <p>{hardTexts.unbroken}</p>,
        },
      },
      rightToLeft: {
        args: {
          title: hardTexts.arabic.action,
          defaultOpen: true,
          children: <p>{hardTexts.arabic.sentence}</p>,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'If the office has no appointment' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Look again/)).not.toBeVisible();
  },
});

/** Tab reaches its content only while it is open. */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByText('If the office has no appointment');
    await userEvent.click(title);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(title);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { hidden: true })).not.toHaveFocus();
    await userEvent.click(title);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(3));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'call 115' })).toHaveFocus();
  },
});

/** A controlled one stays closed until its prop changes. */
export const Controlled = meta.story({
  tags: ['test-only'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('If the office has no appointment'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(canvas.getByText(/^Look again/)).not.toBeVisible());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({
  render: ({ children }) => (
    <>
      <Disclosure title="Closed">{children}</Disclosure>
      <Disclosure title="Open" defaultOpen>
        {children}
      </Disclosure>
      <Disclosure title="With a heading" headingLevel={2}>
        {children}
      </Disclosure>
      <Disclosure title="With a heading, open" headingLevel={2} defaultOpen>
        {children}
      </Disclosure>
    </>
  ),
  play: async ({ args }) => {
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});
