import type { StepGuide } from '@settlement-help/contract';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { withVoice } from '../../../../test/voice.ts';
import { StepGuideView, type StepGuideViewProps } from './StepGuideView.tsx';

const bringLine = (item: string, note: string | null = null): StepGuide['bring'][number] => ({
  ...{ item, note, documents: [], max_age_months: null, copies: null },
});

const guide: StepGuide = {
  key: 'anmeldung',
  country: 'Germany',
  title: 'Register your address',
  original_term: 'Anmeldung',
  stamp: 'Gemeldet',
  office: null,
  description: 'Go to a Bürgeramt, the citizens’ office, in your town.',
  deadline: 'within 2 weeks of moving in',
  note: null,
  question: 'Have you registered your address?',
  who: 'Everybody who moves into a home in Germany.',
  about: ['You tell the town where you live. Nearly everything else needs this.'],
  bring: [
    bringLine('Passport or identity card'),
    bringLine('Wohnungsgeberbestätigung', 'signed by the landlord; the lease is not enough'),
  ],
  places: [{ label: 'Book in Berlin at service.berlin.de', url: 'https://service.berlin.de/' }],
  appointment: ['It takes about ten minutes.', 'You get the Meldebestätigung at once.'],
  afterwards: ['Your tax ID comes by post, often after 2 to 6 weeks.'],
  if_refused: ['A paper is missing? Ask which one, and for a new date.'],
  watch_out: ['Your name must be on the letterbox.'],
  cost: 'The registration paper is free.',
  how_long: 'About ten minutes at the office.',
  where: 'Any Bürgeramt of your town.',
  laws: [
    { name: '§ 17 BMG', url: 'https://www.gesetze-im-internet.de/bmg/__17.html' },
    { name: '§ 54 BMG', url: null },
  ],
  sources: [
    {
      title: '§ 17 BMG: Anmeldung, Abmeldung',
      authority: 'Bundesministerium der Justiz',
      url: 'https://www.gesetze-im-internet.de/bmg/__17.html',
      is_exact: true,
    },
    {
      title: 'Anmeldung einer Wohnung',
      authority: 'Service-Portal Berlin',
      url: 'https://service.berlin.de/',
      is_exact: false,
    },
  ],
  letters: [{ key: 'wohnungsgeberbestaetigung', title: 'Landlord’s confirmation that you moved in' }],
  terms: [
    {
      key: 'meldebestaetigung',
      language: 'de',
      term: 'Meldebestätigung',
      say: 'MEL-de-be-shtay-ti-gung',
      meaning: 'The paper that says where you are registered.',
      steps: ['anmeldung'],
    },
  ],
  verified_on: '2026-11-22',
  review_by: '2027-05-22',
};

const basics: StepGuide = {
  ...guide,
  about: [],
  bring: [],
  places: [],
  appointment: [],
  afterwards: [],
  if_refused: [],
  watch_out: [],
  cost: null,
  laws: [],
  letters: [],
  terms: [],
};

const long: StepGuide = {
  ...guide,
  title: hardTexts.unbroken,
  description: hardTexts.long,
  bring: [bringLine(hardTexts.unbroken, hardTexts.long)],
  where: hardTexts.unbroken,
  appointment: [hardTexts.long, hardTexts.unbroken],
};

const meta = preview.meta({
  title: 'Domain/Plan/StepGuideView',
  component: StepGuideView,
  args: {
    guide,
    passHref: '#pass',
    letterHref: (key) => `#${key}`,
    onReport: async () => undefined,
  } as StepGuideViewProps,
  parameters: { layout: 'padded' },
});

export const Full = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          guide: long,
        },
      },
      rightToLeft: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Book in Berlin/ })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Register your address' })).toBeVisible();
    await expect(canvas.getByText('Anmeldung', { exact: true })).toHaveAttribute('lang', 'de');
    for (const name of ['What to bring', 'At the appointment', 'What happens after', 'If they refuse']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await expect(
      canvas.getByText('Checked on 22 November 2026, to be checked again by 22 May 2027.'),
    ).toBeVisible();
    await expect(canvas.getByText('Look there for “Anmeldung einer Wohnung”.')).toBeVisible();
    await expect(canvas.getByText('§ 17 BMG', { exact: true })).toHaveAttribute('lang', 'de');
  },
});

let device: ReturnType<typeof withVoice>;

/** Terms are read aloud if a voice exists; otherwise there is no button. */
export const ReadsAloud = meta.story({
  beforeEach: () => {
    device = withVoice();
    return device.restore;
  },
  play: async ({ canvas, userEvent }) => {
    const { words, speech } = device;
    await userEvent.click(canvas.getByRole('button', { name: 'Hear “Meldebestätigung”' }));
    await expect(words[0]).toMatchObject({ text: 'Meldebestätigung', lang: 'de-DE' });
    words[0]?.dispatchEvent(new Event('end'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hear “Meldebestätigung”' }));
    speech.cancel.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reading “Meldebestätigung”' }));
    await expect(speech.cancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Hear “Meldebestätigung”' }));
    await expect(canvas.getByRole('button', { name: 'Stop reading “Meldebestätigung”' })).toBeVisible();
  },
});

export const NotChecked = meta.story({
  args: { guide: { ...basics, verified_on: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not everything here was compared with its source yet\./)).toBeVisible();
  },
});

export const OnlyTheBasics = meta.story({
  args: {
    guide: basics,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
  },
});
