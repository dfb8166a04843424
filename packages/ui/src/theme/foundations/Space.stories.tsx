import preview from '#storybook/preview';
import { looks, TokenTable } from '../../../test/docs/tokens.tsx';
import { breakpoints } from '../breakpoints.ts';
import { leaves } from '../leaves.ts';
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

const bar = (inlineSize: string) => <div className={styles.bar} style={{ inlineSize }} />;

export const Scale = meta.story({
  name: 'Spacing scale',
  render: looks('vars.space', scale.space, bar),
});

export const Sizes = meta.story({
  render: looks('vars.size', scale.size, (value, name) =>
    name === 'measure' ? (
      <p style={{ margin: 0, maxInlineSize: value }}>
        A line that is read holds no more than this: from its end the eye finds the next one.
      </p>
    ) : (
      bar(value)
    ),
  ),
});

/** Below the first width: bottom bar. Between them: drawer. From the second: sidebar. */
export const Breakpoints = meta.story({
  render: () => (
    <TokenTable
      caption="Breakpoints"
      columns={['Name', 'From', 'With larger text']}
      rows={leaves(breakpoints).map(([name, value]) => [
        name,
        `${Number.parseFloat(value) * 16} px`,
        `later, from ${value}`,
      ])}
    />
  ),
});
