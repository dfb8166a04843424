import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { ugly } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function Controlled({ file: initial, onFileChange, ...props }: FileFieldProps) {
  const [file, setFile] = useState(initial);
  return (
    <FileField
      {...props}
      file={file}
      onFileChange={(next) => {
        setFile(next);
        onFileChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/FileField',
  component: FileField,
  args: {
    label: 'Attach a document',
    hint: 'PDF, JPG, PNG, DOC or DOCX, up to 10MB',
    accept: '.pdf,.jpg,.jpeg,.png,.doc,.docx',
    file: null,
    onFileChange: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '26rem' }}>
      <Controlled {...args} />
    </div>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Attach a document');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('PDF, JPG, PNG, DOC or DOCX, up to 10MB');
  },
});

/** The same file can be chosen again after it was taken away. */
export const PickAndRemove = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Attach a document');
    const file = pdf('anmeldung.pdf');
    await userEvent.upload(input, file);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(file);
    await expect(input).toHaveAccessibleDescription(/anmeldung\.pdf/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove anmeldung.pdf' }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
    await userEvent.upload(input, file);
    await expect(canvas.getByText('anmeldung.pdf')).toBeVisible();
  },
});

export const Chosen = meta.story({ args: { file: pdf('krankenkasse-confirmation.pdf') } });

export const DraggedOver = meta.story({
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('Attach a document');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('passport.pdf'));
    const drag = (type: string) =>
      fireEvent(zone, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await drag('dragover');
    await drag('drop');
    await expect(args.onFileChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
    await drag('dragover');
    await expect(zone.closest('[data-over]')).not.toBeNull();
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
      <FileField {...args} file={pdf('passport.pdf')} />
      <FileField {...args} error="Please select a file" />
      <FileField {...args} file={pdf('passport.exe')} error="This kind of file is not accepted" />
      <FileField {...args} disabled />
    </Stack>
  ),
});

export const LongText = meta.story({
  args: { label: ugly.long, hint: ugly.unbroken, file: pdf(`${ugly.unbroken}.pdf`) },
  decorators: [inColumn('18rem')],
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { label: 'إرفاق مستند', hint: ugly.arabic.sentence, file: pdf('passport.pdf') },
});
