import type { ExampleStep } from '@settlement-help/contract';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ExampleSteps } from './ExampleSteps.tsx';
import { Landing } from './Landing.tsx';

const examples: ExampleStep[] = [
  {
    country: 'Germany',
    key: 'anmeldung',
    title: 'Register your address',
    original_term: 'Anmeldung',
    deadline: 'within 2 weeks of moving in',
    verified_on: '2026-11-22',
    source: {
      title: '§ 17 BMG: Anmeldung, Abmeldung',
      authority: 'Bundesministerium der Justiz',
      url: 'https://www.gesetze-im-internet.de/bmg/__17.html',
      is_exact: true,
    },
  },
  {
    country: 'France',
    key: 'bank-account',
    title: 'Open a bank account and get a RIB',
    original_term: 'RIB',
    deadline: null,
    verified_on: '2026-11-22',
    source: {
      title: 'Droit au compte bancaire',
      authority: 'Direction de l’information légale et administrative',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F2417',
      is_exact: true,
    },
  },
];

const meta = preview.meta({
  title: 'Domain/Account/Landing',
  component: Landing,
  args: {
    onCreateAccount: fn(),
    onLogIn: fn(),
    planHref: '#plan',
    onPlanIntent: fn(),
    onIntent: fn(),
    aboutHref: '#about',
    examples: <ExampleSteps steps={examples} stepHref={({ key }) => `#${key}`} />,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { spec: ['§1 Landing page: feature blurbs', '§1 Landing page: images'] },
});

export const OpensTheDialogs = meta.story({
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(args.onCreateAccount).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See your plan first' })).toHaveFocus();
    await expect(args.onPlanIntent).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onIntent).toHaveBeenCalled();
    const legal = canvas.getByRole('link', { name: 'Legal information' });
    await expect(legal).toHaveAttribute('href', '/legal?lang=en');
  },
});

export const LoadingExamples = meta.story({
  args: { examples: <ExampleSteps steps={undefined} stepHref={() => ''} /> },
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-landing--default' },
});
