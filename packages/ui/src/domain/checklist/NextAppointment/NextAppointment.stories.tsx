import { matchBringList, type Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { BringList } from '../../documents/BringList/BringList.tsx';
import { NextAppointment } from './NextAppointment.tsx';

const today = '2026-11-20';
const [first] = fixtures.steps as [Step];
const line = { note: null, max_age_months: null, copies: null };
const step: Step = {
  ...first,
  booked_for: '2026-12-01T10:20',
  bring: [
    { ...line, item: 'Passport or identity card', documents: ['passport', 'identity_card'] },
    { ...line, item: 'Lease', documents: ['lease'] },
  ],
};
const documents = fixtures.documents.map((document) => ({ ...document, kind: 'passport' as const }));

const meta = preview.meta({
  title: 'Domain/Checklist/NextAppointment',
  component: NextAppointment,
  args: {
    ...{ step, today, href: '#step', passHref: '#pass' },
    children: <BringList matches={matchBringList(step, documents, today)} />,
  },
  decorators: [inColumn('22rem')],
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const section = canvas.getByRole('region', { name: step.title });
    await expect(section).toHaveTextContent('Your appointment: ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Show at the counter' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open this step' })).toHaveFocus();
  },
});

export const NothingToBring = meta.story({ args: { step: { ...step, bring: [] } } });
