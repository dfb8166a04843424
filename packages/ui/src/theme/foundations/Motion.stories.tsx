import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { TokenTable } from '../../../test/docs/tokens.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../primitives/content/Stack/Stack.tsx';
import { leaves } from '../leaves.ts';
import { scale } from '../scale.ts';
import * as styles from './Foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A thing comes from where it was, within a quarter of a second, and slows down as it arrives. Where the person asked for less motion, only opacity changes.',
      },
    },
  },
});

export const DurationsAndEasing = meta.story({
  render: () => (
    <TokenTable
      caption="vars.duration and vars.easing"
      columns={['Token', 'Value']}
      rows={leaves({ duration: scale.duration, easing: scale.easing })}
    />
  ),
});

export const Seen = meta.story({
  render: function Runners() {
    const [away, setAway] = useState(false);
    return (
      <Stack align="start">
        <Button aria-pressed={away} onClick={() => setAway(!away)}>
          Move
        </Button>
        {leaves(scale.duration).map(([name, value]) => (
          <div key={name} className={styles.stage}>
            <div
              className={styles.runner}
              data-away={away || undefined}
              style={{ transitionDuration: value }}
            />
            <p className={styles.note}>{`${name}, ${value}`}</p>
          </div>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-pressed', 'true');
  },
});
