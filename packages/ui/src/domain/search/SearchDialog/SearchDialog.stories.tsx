import { parseQuery } from '@settlement-help/contract/search';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { WithRouter } from '../../../../test/wrappers/WithRouter.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import type { CommunityResults, SearchGroup } from './results.ts';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';

const groups: SearchGroup[] = [
  {
    kind: 'steps',
    results: [
      {
        id: 'step-1',
        href: '#step',
        title: 'Apply for your residence permit',
        details: [{ text: 'Aufenthaltstitel', lang: 'de' }, { text: 'left out of your plan' }],
      },
    ],
  },
  {
    kind: 'documents',
    results: [
      {
        id: 'document-1',
        href: '#document',
        title: 'Residence permit, front and back.pdf',
        isUserWritten: true,
        details: [{ text: 'Residence permit' }],
      },
    ],
  },
  {
    kind: 'terms',
    results: [
      {
        id: 'term-1',
        href: '#term',
        title: 'Aufenthaltstitel',
        lang: 'de',
        details: [{ text: 'The card that shows that you may live in Germany: your residence permit.' }],
      },
    ],
  },
];

const community: CommunityResults = {
  state: 'loaded',
  results: [
    {
      id: 'question-1',
      href: '#question-1',
      title: 'Residence permit for a year abroad?',
      isUserWritten: true,
      details: [{ text: '4 answers' }, { text: 'solved' }, { text: '… nach 11 Wochen kam die Karte …' }],
    },
    {
      id: 'question-2',
      href: '#question-2',
      title: 'كيف أجدد بطاقة الإقامة؟',
      isUserWritten: true,
      details: [{ text: '2 answers' }],
    },
  ],
  allHref: '#all',
  onRetry: fn(async () => undefined),
};

const none: CommunityResults = { ...community, results: [] };

function Stateful({ onValueChange, open: initiallyOpen, onOpenChange, ...props }: SearchDialogProps) {
  const [value, setValue] = useState(props.value);
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <>
      <Button id="start" onClick={() => setOpen(true)}>
        Search
      </Button>
      <SearchDialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
        value={value}
        query={parseQuery(value)}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Domain/Search/SearchDialog',
  component: SearchDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    value: 'residence per',
    query: parseQuery('residence per'),
    onValueChange: fn(),
    groups,
    community,
    recent: [],
    onClearRecent: fn(),
    actions: [
      { href: '#ask', label: 'Ask the community' },
      { href: '#services', label: 'Look at all services' },
    ],
    hasShortcut: true,
    onShortcutChange: fn(),
    onChoose: fn(),
  } as SearchDialogProps,
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <WithRouter>
        <Story />
      </WithRouter>
    ),
  ],
  parameters: { docs: ownFrame, page: true },
});

/** Matches are marked. The arrows move through all groups, and Enter follows the active result. */
export const Results = meta.story({
  parameters: {
    modes: {
      rightToLeft: {
        args: {
          value: 'الإقامة',
          groups: [
            {
              kind: 'steps',
              results: [
                {
                  id: 'step-1',
                  href: '#step',
                  title: 'قدّموا طلب بطاقة الإقامة',
                  details: [{ text: 'Aufenthaltstitel', lang: 'de' }, { text: 'أُنجزت' }],
                },
              ],
            },
          ],
        },
      },
      forcedColors: true,
      longText: {
        args: {
          value: hardTexts.unbroken,
          groups: [
            {
              kind: 'documents',
              results: [
                { id: 'a', href: '#a', title: hardTexts.unbroken, details: [{ text: hardTexts.long }] },
                { id: 'b', href: '#b', title: hardTexts.long, isUserWritten: true, details: [] },
              ],
            },
          ],
        },
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    const list = within(screen.getByRole('listbox'));
    await expect(list.getAllByRole('group').map((group) => group.querySelector('div')?.textContent)).toEqual([
      'Your steps',
      'Your documents',
      'Official terms',
      'Community',
    ]);
    const permit = within(screen.getByRole('option', { name: /^Apply for your residence permit/ }));
    await expect(permit.getAllByRole('mark').map((mark) => mark.textContent)).toEqual([
      'residence',
      'permit',
    ]);
    const options = list.getAllByRole('option');
    const active = () => field.getAttribute('aria-activedescendant');
    await expect(active()).toBe(options[0]?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe(options.at(-1)?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

/** Another text makes its first result active. */
export const TypedAgain = meta.story({
  tags: ['test-only'],
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}m');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('residence perm');
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5 results'), { timeout: 3000 });
    await userEvent.keyboard('{Backspace}');
  },
});

/** Nothing is typed on the first use. */
export const Start = meta.story({
  args: { value: '' },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('link', { name: 'Ask the community' })).toBeVisible();
    await expect(screen.queryByRole('listbox')).toBeNull();
    const shortcut = screen.queryByRole('switch', { name: 'Open the search with the key “/”' });
    if (!shortcut) return;
    await userEvent.click(shortcut);
    await expect(args.onShortcutChange).toHaveBeenCalledWith(false);
  },
});

export const RecentSearches = meta.story({
  args: { value: '', recent: ['anmeldung', 'كفالة', hardTexts.long] },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    const options = within(screen.getByRole('listbox', { name: 'Recent searches' })).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'anmeldung',
      'كفالة',
      hardTexts.long,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('كفالة');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  args: { value: 'xylophone', groups: [], community: none },
  parameters: { modes: { rightToLeft: true, longText: { args: { value: hardTexts.unbroken } } } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ask the community' })).toBeVisible();
  },
});

export const CommunityLoading = meta.story({
  args: { community: { ...none, state: 'loading' } },
  play: async () => {
    await expect(await screen.findByText('Searching the community …')).toBeVisible();
  },
});

export const CommunityFailed = meta.story({
  args: { community: { ...none, state: 'failed' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await expect(args.community?.onRetry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  args: { community: { ...none, state: 'offline' } },
  play: async () => {
    await expect(await screen.findByText('The community is not searched without internet.')).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(3);
  },
});

export const ContentLoading = meta.story({
  args: { groups: undefined, community: { ...none, state: 'loading' } },
  play: async () => {
    await expect(await screen.findByText('Loading …')).toBeVisible();
    await expect(screen.queryByRole('heading', { name: /^Nothing found/ })).toBeNull();
  },
});

/** A visitor searches the facts only. */
export const Visitor = meta.story({
  args: {
    community: undefined,
    groups: groups.filter(({ kind }) => kind !== 'documents'),
    actions: [{ href: '#plan', label: 'Make your plan' }],
  },
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Steps' })).toBeVisible();
    await expect(screen.queryByText('Community')).toBeNull();
  },
});

export const ClosedByEscape = meta.story({
  args: { open: false },
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** The dialog can lead to another screen, which receives the focus. */
export const FinalFocus = meta.story({
  args: { finalFocus: () => document.getElementById('start') },
  tags: ['test-only'],
  parameters: { looksLike: 'domain-search-searchdialog--closed-by-escape' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
});
