import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Link } from '../../actions/Link/Link.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Primitives/Forms/Checkbox',
  component: Checkbox,
  argTypes: nativeProps('disabled', 'required'),
  args: { label: 'Send me a reminder', onCheckedChange: fn() },
});

/** Space toggles it; Enter submits the form. */
export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        render: () => (
          <Stack style={{ maxInlineSize: 288 }}>
            <Checkbox label={hardTexts.long} hint={hardTexts.long} error={hardTexts.long} />
            <Checkbox
              label={hardTexts.unbroken}
              hint={hardTexts.unbroken}
              error={hardTexts.unbroken}
              defaultChecked
            />
          </Stack>
        ),
      },
      rightToLeft: {
        args: {
          label: hardTexts.arabic.action,
          hint: hardTexts.arabic.sentence,
          error: hardTexts.arabic.sentence,
          defaultChecked: true,
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a reminder' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

export const ByItsLabel = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Send me a reminder'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

/** A link in the hint does not toggle the checkbox. */
export const WithHint = meta.story({
  args: {
    hint: (
      <Link href="#how" onClick={(event) => event.preventDefault()}>
        How we write to you
      </Link>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('How we write to you');
    await userEvent.click(canvas.getByRole('link', { name: 'How we write to you' }));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const WithError = meta.story({
  args: { label: 'I have read the rules', error: 'Read the rules first' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the rules' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Read the rules first');
    await expect(box.closest('[data-part="checkbox"]')).toHaveAttribute('data-invalid');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Send me a reminder'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

const papers = ['Passport', 'Rental contract', 'Registration form'];

function Papers() {
  const [ready, setReady] = useState<readonly string[]>(['Passport']);
  const all = ready.length === papers.length;
  return (
    <Stack gap={1}>
      <Checkbox
        label="All papers"
        checked={all || (ready.length > 0 && 'indeterminate')}
        onCheckedChange={(checked) => setReady(checked ? papers : [])}
      />
      {papers.map((paper) => (
        <Checkbox
          key={paper}
          label={paper}
          checked={ready.includes(paper)}
          onCheckedChange={(checked) =>
            setReady(checked ? [...ready, paper] : ready.filter((other) => other !== paper))
          }
        />
      ))}
    </Stack>
  );
}

/** Indeterminate while only some of its items are checked. */
export const SomeOfThem = meta.story({
  render: () => <Papers />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All papers' });
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Registration form' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Passport' }));
    await expect(all).toBePartiallyChecked();
  },
});

const submitted = fn();

/** The form submits its name and value, and a reset clears it. */
export const InAForm = meta.story({
  args: { name: 'reminder', value: 'weekly' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('reminder'));
      }}
    >
      <Checkbox {...args} />
      <button type="submit">Save</button>
      <button type="reset">Start again</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith('weekly');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={2} style={{ maxInlineSize: '26rem' }}>
      <Checkbox label="Clear" />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Some of them" checked="indeterminate" />
      <Checkbox label="With a hint" hint="Once a week, never more." defaultChecked />
      <Checkbox label="Optional" optional />
      <Checkbox label="Wrong" error="Read the rules first" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and ticked" disabled defaultChecked />
      <Checkbox label="Disabled, some of them" disabled checked="indeterminate" />
    </Stack>
  ),
});
