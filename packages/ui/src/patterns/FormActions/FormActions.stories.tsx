import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../test/texts.ts';
import { FormActions } from './FormActions.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Patterns/FormActions',
  component: FormActions,
  args: { submitLabel: 'Send report' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormActions {...args} />
    </form>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { onCancel: fn(), submitLabel: hardTexts.long } },
      rightToLeft: { args: { onCancel: fn(), submitLabel: hardTexts.arabic.word } },
    },
  },
});

export const WithCancel = meta.story({
  args: { onCancel: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Both buttons ignore clicks and keep the focus until the response. */
export const Pending = meta.story({
  args: { pending: true, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Small = meta.story({
  args: { onCancel: fn(), size: 'small', variant: 'secondary', submitLabel: 'Save' },
});
