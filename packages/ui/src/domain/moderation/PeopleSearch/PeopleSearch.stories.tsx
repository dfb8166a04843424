import { createClient, type FoundPeople } from '@settlement-help/contract';
import { fail, failNetwork, fixtures, neverRespond, respond } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { Stage } from '../../../../test/forms.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { PeopleSearch, type PeopleSearchProps } from './PeopleSearch.tsx';

const client = createClient();
const { foundPeople, member } = fixtures;

function Stateful(props: PeopleSearchProps) {
  const [found, setFound] = useState<FoundPeople | undefined>(props.found);
  return (
    <PeopleSearch
      {...props}
      found={found}
      onSearch={async (q) => {
        await props.onSearch(q);
        setFound(await client.searchPeople({ body: { q } }));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Moderation/PeopleSearch',
  component: PeopleSearch,
  args: {
    found: undefined as FoundPeople | undefined,
    onSearch: fn(async () => undefined),
    hrefOf: (id: string) => `#${id}`,
  },
  render: (args) => <Stateful {...args} />,
  parameters: { layout: 'padded' },
});

const field = (canvas: Stage['canvas']) => canvas.getByRole('searchbox', { name: 'Name or email address' });

async function search({ canvas, userEvent }: Stage, q = 'fat') {
  await userEvent.type(field(canvas), `${q}{Enter}`);
}

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription(/Each search is logged/);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** Enter searches, and each person found is a link. */
export const Found = meta.story({
  parameters: {
    modes: {
      rightToLeft: {
        args: {
          found: {
            people: foundPeople.map((person) => ({ ...person, full_name: hardTexts.arabic.name })),
            has_more: false,
          },
        },
      },
    },
  },
  args: { found: { people: foundPeople, has_more: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 people found')).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'People found' })).getAllByRole('link');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Fatima Benali \(in the community: Fast Appointments\).*fatima\.benali@example\.org$/,
      ),
      expect.stringMatching(/^Fatih Yıldız.*fatih@example\.org · Suspended$/),
      expect.stringMatching(/^Fatou Diallo.*fatou@example\.org · Moderator$/),
    ]);
    await expect(rows[0]).toHaveAttribute('href', `#${member.id}`);
  },
});

export const ByKeyboard = meta.story({
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('  fat {Enter}');
    await waitFor(() => expect(canvas.getByText('3 people found')).toBeVisible());
    await expect(args.onSearch).toHaveBeenCalledWith('fat');
  },
});

export const More = meta.story({
  args: {
    found: {
      people: Array.from({ length: 20 }, (_value, index) => ({ ...member, id: `user-${index}` })),
      has_more: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Only the 20 newest accounts are shown/)).toBeVisible();
  },
});

export const Nobody = meta.story({
  args: { found: { people: [], has_more: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  },
});

export const TooShort = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await search({ canvas, userEvent }, 'f');
    await waitFor(() => expect(field(canvas)).toHaveAccessibleDescription(/Write at least 2 characters/));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

export const Searching = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('searchPeople')),
  play: async ({ canvas, userEvent }) => {
    await search({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: /^Search/ })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('searchPeople')),
  play: async ({ canvas, userEvent }) => {
    await search({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

export const TooMany = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fail('searchPeople', 429, 'You have searched a great deal lately. Please try again later.')),
  play: async ({ canvas, userEvent }) => {
    await search({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('searched a great deal lately');
  },
});

/** A second search replaces the people found and the error of the first. */
export const SearchedAgain = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(failNetwork('searchPeople')),
  play: async ({ canvas, msw, userEvent }) => {
    await search({ canvas, userEvent });
    await canvas.findByRole('alert');
    msw.resetHandlers();
    msw.use(respond('searchPeople', { people: [member], has_more: false }));
    await search({ canvas, userEvent }, 'ima');
    await waitFor(() => expect(canvas.getByText('1 person found')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const HardTexts = meta.story({
  args: {
    found: {
      people: [
        {
          ...member,
          full_name: hardTexts.unbroken,
          forum_name: hardTexts.arabic.name,
          email: `${'very.long.'.repeat(8)}address@example.org`,
        },
      ],
      has_more: false,
    },
  },
});
