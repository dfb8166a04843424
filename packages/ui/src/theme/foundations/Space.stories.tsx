import preview from '#storybook/preview';
import { leaves, TokenTable } from '../../../test/tokens.tsx';
import { breakpoints } from '../breakpoints.ts';
import { scale } from '../scale.ts';
import * as styles from './Foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Space',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One scale of 4 px. What belongs together stands closer than what does not; a control is 46 px tall for the finger.',
      },
    },
  },
});

export const Scale = meta.story({
  render: () => (
    <TokenTable
      caption="vars.space"
      columns={['Token', 'Look', 'Value']}
      rows={leaves(scale.space).map(([name, value]) => [
        name,
        <div key="bar" className={styles.bar} style={{ inlineSize: value }} />,
        value,
      ])}
    />
  ),
});

/** What is the same everywhere: the height of a control, the length of a line, the parts of the shell. */
export const Sizes = meta.story({
  render: () => (
    <TokenTable
      caption="vars.size"
      columns={['Token', 'Look', 'Value']}
      rows={leaves(scale.size).map(([name, value]) => [
        name,
        <div key="bar" className={styles.bar} style={{ inlineSize: value }} />,
        value,
      ])}
    />
  ),
});

/** A bottom bar below the first, a drawer between the two, a sidebar from the second. */
export const Breakpoints = meta.story({
  render: () => <TokenTable caption="Breakpoints" columns={['Name', 'From']} rows={leaves(breakpoints)} />,
});
