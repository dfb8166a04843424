import { useState } from 'react';
import { expect, fn, type screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { counterGuide, counterMatches } from '../../../../test/counterGuide.ts';
import { imageFile } from '../../../../test/photos.ts';
import { Stamp } from '../../checklist/Stamp/Stamp.tsx';
import { DocumentContext } from '../../documents/DocumentLink/DocumentContext.ts';
import { HowDidItGo } from '../HowDidItGo/HowDidItGo.tsx';
import { CounterPass, type CounterPassProps } from './CounterPass.tsx';

function Stateful({ papers: initial, onPapersChange, ...props }: CounterPassProps) {
  const [papers, setPapers] = useState(initial);
  const change = (next: readonly string[]) => {
    onPapersChange(next);
    setPapers(next);
  };
  return <CounterPass {...props} papers={papers} onPapersChange={change} />;
}

const meta = preview.meta({
  title: 'Domain/Counter/CounterPass',
  component: CounterPass,
  render: (args) => <Stateful {...args} />,
  args: {
    guide: counterGuide,
    backHref: '/steps/germany/anmeldung',
    letterHref: (key) => `/letters/germany/${key}`,
    publicPath: '/steps/germany/anmeldung/pass?lang=en',
    papers: [],
    onPapersChange: fn(),
    onPrint: fn(),
  },
  decorators: [
    (Story) => (
      <DocumentContext value={{ onOpen: fn() }}>
        <Story />
      </DocumentContext>
    ),
  ],
  parameters: { layout: 'fullscreen' },
});

/** The pass that can be sent to a friend. */
export const WithoutDocuments = meta.story({
  tags: ['layout'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Anmeldung' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'For the official, in German' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'For you' })).toBeVisible();
  },
});

export const WithDocuments = meta.story({
  args: {
    matches: counterMatches,
    since: '2026-11-20',
    deadline: '2026-12-04',
    onLoadThumb: async ({ original_filename }) => (original_filename.endsWith('.jpg') ? imageFile() : null),
    outcome: (
      <HowDidItGo
        guide={counterGuide}
        isDone={false}
        onWorked={async () => undefined}
        stamp={<Stamp word="Anmeldung" lang="de" />}
        stepHref="/steps/germany/anmeldung"
        letterHref={(key) => `/letters/germany/${key}`}
        appointmentHref="/checklist#anmeldung"
      />
    ),
  },
});

/** A shop has no visit note, refusal or appointment; the request for a confirmation stays. */
export const NoOffice = meta.story({
  tags: ['test-only'],
  args: {
    guide: {
      ...counterGuide,
      visit_note: null,
      other_office: null,
      ask_missing: null,
      ask_refusal: null,
      new_appointment: null,
      if_refused: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(counterGuide.ask_confirmation.original)).toBeVisible();
    await expect(canvas.queryByText(counterGuide.visit_note.original)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'If they refuse' })).toBeNull();
  },
});

/** The official sees the papers that the user ticks. */
export const TickedDocuments = meta.story({
  tags: ['test-only'],
  args: WithDocuments.input.args,
  parameters: {
    looksLike: 'domain-counter-counterpass--with-documents',
    outcome: (page: typeof screen) => page.getByRole('heading', { level: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = within(canvas.getByRole('region', { name: 'For the official, in German' }));
    const ticks = () => sheet.getAllByRole('img', { name: 'liegt vor' });
    const certificates = canvas.getByRole('checkbox', { name: 'Civil-status certificates' });
    const passport = canvas.getByRole('checkbox', { name: 'Passport or identity card' });
    await expect(ticks()).toHaveLength(2);
    await userEvent.click(certificates);
    await expect(ticks()).toHaveLength(3);
    await expect(sheet.getByText(/^auf dem Handy · gültig/)).toBeVisible();
    await userEvent.click(passport);
    await expect(sheet.queryByText(/^auf dem Handy · gültig/)).toBeNull();
    await expect(ticks()).toHaveLength(3);
    await userEvent.click(passport);
    await userEvent.click(certificates);
    await expect(ticks()).toHaveLength(2);
  },
});

/** The official reads the sheet and their questions from the other side. */
export const TurnedSheet = meta.story({
  tags: ['test-only'],
  args: {
    matches: counterMatches,
    papers: ['Personenstandsurkunden', 'Reisepass oder Personalausweis'],
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'For the official, in German' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the questions they ask' }));
    await expect(canvas.getByRole('heading', { name: 'They ask' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn towards the official' }));
    await expect(canvas.getByRole('button', { name: 'Turn back to you' })).toBeVisible();
    const turned = 'matrix(-1, 0, 0, -1, 0, 0)';
    await waitFor(() => expect(getComputedStyle(region).transform).toBe(turned));
    const transformOf = (text: string) => getComputedStyle(canvas.getByText(text)).transform;
    await expect(transformOf('Ist das Ihre erste Anmeldung in Deutschland?')).toBe(turned);
    await expect(transformOf('Is this your first registration in Germany?')).toBe('none');
    const topOf = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(topOf('Keiner')).toBeLessThan(topOf('Welcher Religionsgemeinschaft gehören Sie an?'));
  },
});
