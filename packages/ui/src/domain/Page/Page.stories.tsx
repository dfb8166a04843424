import { fixtures } from '@settlement-help/contract/mock';
import preview from '#storybook/preview';
import { ProgressPanel } from '../ProgressPanel/ProgressPanel.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/Page',
  tags: ['layout'],
  component: Page,
  args: {
    title: 'Settlement Checklist',
    lead: '10 steps for Germany, in the order in which the offices ask for them.',
    children: <p>What the screen is for.</p>,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();

export const WithAside = meta.story({ args: { aside: <ProgressPanel steps={fixtures.steps} /> } });

export const LongTitle = meta.story({
  args: { title: 'Rechtsschutzversicherungsgesellschaftenregistrierungsbescheinigung' },
});

export const RightToLeft = meta.story({ ...WithAside.input, globals: { dir: 'rtl' } });
