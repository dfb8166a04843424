import type { Office } from '@settlement-help/contract';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { OfficeFinder, type OfficeFinderProps } from './OfficeFinder.tsx';

const prefecture: Office = {
  name: 'Préfecture',
  directory: 'https://lannuaire.service-public.gouv.fr/',
  phone: null,
  department: null,
  town: null,
};

const meta = preview.meta({
  title: 'Domain/Plan/OfficeFinder',
  component: OfficeFinder,
  args: {
    country: 'France' as OfficeFinderProps['country'],
    postalCode: null as string | null,
    find: (postalCode: string | null): Office =>
      postalCode?.startsWith('69')
        ? { ...prefecture, department: { code: '69', name: 'Rhône' }, town: 'Lyon' }
        : prefecture,
  },
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Your postal code' });
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await userEvent.keyboard('Lyon{Enter}');
    await expect(code).toHaveAccessibleDescription(/No department has this postal code/);
    await userEvent.clear(code);
    await userEvent.type(code, '69003');
    await userEvent.click(canvas.getByRole('button', { name: 'Find the office' }));
    await expect(canvas.getByRole('group', { name: 'Your office' })).toHaveTextContent(
      'Préfecture, Lyon, Rhône (69)',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const change = canvas.getByRole('button', { name: 'Use another postal code' });
    await waitFor(() => expect(change).toHaveFocus());
    await userEvent.click(change);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your postal code' })).toHaveFocus());
    await userEvent.keyboard('69007');
    await userEvent.click(canvas.getByRole('button', { name: 'Find the office' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A postal code entered at another step is used, without moving the focus. */
export const FoundAtAnotherStep = meta.story({
  tags: ['test-only'],
  render: function TwoSteps(args) {
    const [postalCode, setPostalCode] = useState<string | null>(null);
    return (
      <>
        <Button onClick={() => setPostalCode('69003')}>Elsewhere</Button>
        <OfficeFinder {...args} postalCode={postalCode} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    await expect(await canvas.findByRole('group', { name: 'Your office' })).toHaveTextContent('Rhône (69)');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(elsewhere).toHaveFocus();
  },
});

export const NoPostalCode = meta.story();

export const InGermany = meta.story({
  args: {
    country: 'Germany',
    find: () => ({
      ...prefecture,
      name: 'Bürgeramt',
      directory: 'https://verwaltung.bund.de/',
      phone: '115',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: /verwaltung\.bund\.de/ })).toBeVisible();
    await expect(canvas.getByText(/115/)).toBeVisible();
  },
});
