import { createClient, type Notice } from '@settlement-help/contract';
import { fail, fixtures, neverRespond } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { NoticesSection, type NoticesSectionProps } from './NoticesSection.tsx';

const client = createClient();
const { removalNotice, suspensionNotice } = fixtures;
const objection = {
  text: 'It was free.',
  created_at: removalNotice.created_at,
  decided_at: null,
  outcome: null,
};

/** Stores the server's response like the app. */
function Stateful({ notices: given }: NoticesSectionProps) {
  const [notices, setNotices] = useState<readonly Notice[]>(given);
  return (
    <NoticesSection
      notices={notices}
      onObject={async (id, text) => {
        const notice = await client.objectToDecision({ params: { id }, body: { text } });
        setNotices((all) => all.map((one) => (one.id === id ? notice : one)));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Moderation/NoticesSection',
  component: NoticesSection,
  args: { notices: [removalNotice], onObject: async () => undefined },
  render: (args) => <Stateful {...args} />,
  parameters: { layout: 'padded' },
});

export const Objected = meta.story({
  parameters: { spec: ['§2 Profile: decisions of moderators with their reasons'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A post of yours was removed')).toBeVisible();
    await expect(canvas.getByText('Terms of the community: no advertising')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Why is this decision wrong?' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Send objection' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Write why it is wrong/));
    await userEvent.type(field, 'It was free.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send objection' }));
    await expect(await canvas.findByText('You objected. A moderator looks at it again.')).toBeVisible();
  },
});

export const AllStates = meta.story({
  args: {
    notices: [
      suspensionNotice,
      { ...suspensionNotice, id: 'for-good', until: null },
      { ...removalNotice, id: 'waiting', action: 'hide', objection },
      {
        ...removalNotice,
        id: 'granted',
        is_in_force: false,
        objection: { ...objection, outcome: 'granted' },
      },
      { ...removalNotice, id: 'rejected', objection: { ...objection, outcome: 'rejected' } },
      { ...removalNotice, id: 'over', post: null, post_count: 12, is_in_force: false },
    ],
  },
  play: async ({ canvas }) => {
    for (const text of [
      'You were suspended for good',
      '12 posts of yours were removed',
      'This no longer applies.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fail('objectToDecision', 409, 'You have objected to this decision already')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Object' }));
    await userEvent.type(canvas.getByRole('textbox'), 'It was free.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send objection' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already');
  },
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('objectToDecision')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Object' }));
    await userEvent.type(canvas.getByRole('textbox'), 'It was free.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send objection' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('It was free.');
  },
});

export const NameRemoved = meta.story({
  args: { notices: [fixtures.nameNotice] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Your name was removed/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Object' })).toBeVisible();
  },
});
