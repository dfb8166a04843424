import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { ForumNameField, type ForumNameFieldProps } from './ForumNameField.tsx';

function Stateful(props: ForumNameFieldProps) {
  const [value, setValue] = useState(props.value);
  return <ForumNameField {...props} value={value} onValueChange={setValue} />;
}

const meta = preview.meta({
  title: 'Domain/Forum/ForumNameField',
  component: ForumNameField,
  args: {
    id: 'forum-name',
    fullName: 'Amira Haddad',
    value: { kind: 'full', other: '' } as ForumNameFieldProps['value'],
    error: undefined as ForumNameFieldProps['error'],
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { modes: { rightToLeft: { args: { fullName: hardTexts.arabic.name } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Amira Haddad' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Amira Haddad' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Amira' })).not.toBeChecked();
  },
});

export const Another = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Another name' }));
    await expect(canvas.getByRole('textbox', { name: 'Name in the community' })).toHaveFocus();
    await userEvent.keyboard('Mira');
    await expect(canvas.getByText('4 of 40 characters')).toBeVisible();
  },
});

export const WithError = meta.story({
  args: { value: { kind: 'other', other: 'M' }, error: 'Must have 2 to 40 characters' },
});

/** The first name is the name of a role, which the server refuses. */
export const FirstNameRefused = meta.story({
  args: {
    fullName: 'Admin Haddad',
    value: { kind: 'first', other: '' },
    error: 'This name is reserved for the people who run the site. Please use your own name.',
  },
});

/** Without a first name there are two options. */
export const OneWord = meta.story({
  args: { fullName: hardTexts.unbroken },
  decorators: [inColumn('18rem')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
});
