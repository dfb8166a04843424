import { fixtures } from '@settlement-help/contract/testing';
import preview from '#storybook/preview';
import { Stamp } from './Stamp.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/Stamp',
  component: Stamp,
  args: { word: 'Anmeldung', date: '14 Nov 2026' },
});

export const Default = meta.story();

export const FullSize = meta.story({ args: { size: 280 } });

export const EveryStep = meta.story({
  render: ({ date }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {[...fixtures.stepsDone(0, 'Germany'), ...fixtures.stepsDone(0, 'France')].map(
        ({ stamp, step_number }) => (
          <Stamp key={stamp} word={stamp} date={date} number={step_number} />
        ),
      )}
    </div>
  ),
});
