import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function Controlled({ value: initial, onValueChange, ...props }: FileFieldProps) {
  const [files, setFiles] = useState(initial);
  return (
    <FileField
      {...props}
      value={files}
      onValueChange={(next) => {
        setFiles(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/Forms/FileField',
  component: FileField,
  args: {
    label: 'Attach a document',
    hint: 'PDF, JPG, PNG, DOC or DOCX, up to 10MB',
    accept: '.pdf,.jpg,.jpeg,.png,.doc,.docx',
    value: [],
    onValueChange: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '26rem' }}>
      <Controlled {...args} />
    </div>
  ),
});

export const Empty = meta.story({
  parameters: {
    modes: {
      longText: {
        args: { label: hardTexts.long, hint: hardTexts.unbroken, value: [pdf(`${hardTexts.unbroken}.pdf`)] },
      },
      rightToLeft: {
        args: { label: 'إرفاق مستند', hint: hardTexts.arabic.sentence, value: [pdf('passport.pdf')] },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Attach a document');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('PDF, JPG, PNG, DOC or DOCX, up to 10MB');
  },
});

/** A removed file can be chosen again. */
export const PickAndRemove = meta.story({
  args: { value: undefined },
  render: (args) => <FileField {...args} />,
  decorators: [inColumn('26rem')],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Attach a document');
    const file = pdf('anmeldung.pdf');
    await userEvent.upload(input, file);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([file]);
    await expect(input).toHaveAccessibleDescription(/anmeldung\.pdf/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove anmeldung.pdf' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
    await userEvent.upload(input, file);
    await expect(canvas.getByText('anmeldung.pdf')).toBeVisible();
  },
});

export const Chosen = meta.story({ args: { value: [pdf('krankenkasse-confirmation.pdf')] } });

export const Several = meta.story({
  args: { multiple: true, details: (file) => file.name === 'b.pdf' && 'Waits for its turn' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Attach a document');
    await userEvent.upload(input, [pdf('a.pdf'), pdf('b.pdf')]);
    await userEvent.upload(input, pdf('c.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove a.pdf' }));
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Chosen file: b.pdfWaits for its turn',
      'Chosen file: c.pdf',
    ]);
  },
});

export const DraggedOver = meta.story({
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('Attach a document');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('passport.pdf'));
    const drag = (type: string) =>
      fireEvent(zone, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await drag('dragover');
    await drag('drop');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
    await drag('dragover');
    await expect(zone.closest('[data-dragged-over]')).not.toBeNull();
  },
});

export const WithError = meta.story({
  args: { error: 'Please select a file' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Attach a document')).toHaveAccessibleDescription(
      'PDF, JPG, PNG, DOC or DOCX, up to 10MB Please select a file',
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <FileField {...args} />
      <FileField {...args} optional value={[pdf('passport.pdf')]} />
      <FileField {...args} error="Please select a file" />
      <FileField {...args} value={[pdf('passport.exe')]} error="This kind of file is not accepted" />
      <FileField {...args} disabled />
    </Stack>
  ),
});
