import type { Country } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { ServiceAccordion, type ServiceAccordionProps } from './ServiceAccordion.tsx';

const france = fixtures.services.France;
const germany = fixtures.services.Germany;
const [first] = germany.government;
if (!first) throw new Error('The content needs a service.');

const meta = preview.meta({
  title: 'Domain/Services/ServiceAccordion',
  component: ServiceAccordion,
  args: {
    group: 'government' as ServiceAccordionProps['group'],
    country: 'Germany' as Country,
    services: germany.government,
  },
  decorators: [inColumn('46rem')],
  parameters: { layout: 'padded' },
});

export const GovernmentOfGermany = meta.story({
  parameters: {
    spec: ['§3 Local services: Germany, Government Services & Offices'],
    modes: {
      longText: {
        args: {
          services: [
            {
              ...first,
              name: hardTexts.long,
              original_term: hardTexts.unbroken,
              description: hardTexts.unbroken,
              more: [
                {
                  label: hardTexts.long,
                  url: `https://${'very-long-name-of-an-office.'.repeat(3)}example.org/`,
                },
              ],
            },
          ],
          defaultValue: [hardTexts.long],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Government Services & Offices' })).toBeVisible();
    await expect(canvas.getByText('Ausländerbehörde')).toHaveAttribute('lang', 'de');
  },
});

export const EssentialInGermany = meta.story({
  args: { group: 'essential', services: germany.essential },
  parameters: { spec: ['§3 Local services: Germany, Local/Essential Services'] },
});

export const GovernmentOfFrance = meta.story({
  args: { country: 'France', services: france.government },
  parameters: { spec: ['§3 Local services: France, Government Services & Offices'] },
});

export const EssentialInFrance = meta.story({
  args: { group: 'essential', country: 'France', services: france.essential },
  parameters: { spec: ['§3 Local services: France, Local/Essential Services'] },
});

export const OpensByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: { spec: ['§2 Services: accordion'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const panel = canvas.getByRole('region', { name: 'Health insurance Krankenkasse' });
    await expect(panel).toHaveTextContent('You choose your insurer.');
    await expect(panel).toHaveTextContent('Checked November 2026');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^gkv-spitzenverband\.de/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^tk\.de/ })).toHaveFocus();
  },
});

export const Banks = meta.story({
  args: { group: 'essential', services: germany.essential, defaultValue: ['Banks'] },
  parameters: { spec: ['§9 Banks per country: three'], modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^Source: bafin\.de/ })).toBeVisible();
  },
});

export const AllOpen = meta.story({
  args: {
    country: 'France',
    services: france.government,
    defaultValue: france.government.map(({ name }) => name),
  },
});
