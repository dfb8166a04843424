import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline, Stack } from '../../content/Stack/Stack.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

const writeText = fn<(text: string) => Promise<void>>();

const meta = preview.meta({
  title: 'Primitives/Actions/CopyButton',
  component: CopyButton,
  argTypes: nativeProps('disabled'),
  // The pictures are taken after the usual time.
  args: { text: 'DE89 3704 0044 0532 0130 00', copiedDuration: 600_000 },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
});

const refuse = () => {
  writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
};

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith('DE89 3704 0044 0532 0130 00');
  },
});

export const Refused = meta.story({
  beforeEach: refuse,
  parameters: {
    modes: {
      longText: { args: { children: `${hardTexts.long} ${hardTexts.unbroken}` } },
      rightToLeft: true,
      languages: ['ar'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/Select the text and copy it/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Select the text and copy it/);
  },
});

function FieldWithCopyButton({ text, ...props }: CopyButtonProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <Stack>
      <TextField ref={ref} label="IBAN" dir="ltr" readOnly value={text} />
      <div>
        <CopyButton {...props} text={text} fieldRef={ref}>
          Copy the IBAN
        </CopyButton>
      </div>
    </Stack>
  );
}

/** A refusal selects the field, ready for the keys of the system. */
export const SelectsTheField = meta.story({
  render: (args) => <FieldWithCopyButton {...args} />,
  beforeEach: refuse,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the IBAN' }));
    await expect(await canvas.findByText(/The text is selected/)).toBeVisible();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(field.value.length);
  },
});

export const ShowsCopyAgain = meta.story({
  tags: ['test-only'],
  args: { copiedDuration: 50 },
  play: async ({ canvas, userEvent }) => {
    const observed: string[] = [];
    const status = canvas.getByRole('status');
    const observer = new MutationObserver(() => observed.push(status.textContent ?? ''));
    observer.observe(status, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(observed).toEqual(['Copied', '']));
    observer.disconnect();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {(['secondary', 'primary', 'quiet'] as const).map((variant) => (
        <Inline key={variant}>
          <CopyButton {...args} variant={variant} />
          <CopyButton {...args} variant={variant} size="small">
            Copy the code
          </CopyButton>
        </Inline>
      ))}
      <CopyButton {...args} disabled />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [copied, , refused] = canvas.getAllByRole('button', { name: 'Copy' });
    if (copied) await userEvent.click(copied);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    refuse();
    if (refused) await userEvent.click(refused);
    await expect(await canvas.findByText(/Select the text and copy it/)).toBeVisible();
  },
});
