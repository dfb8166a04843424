import preview from '#storybook/preview';
import { looks, TokenTable } from '../../../test/docs/tokens.tsx';
import { leaves } from '../leaves.ts';
import { scale } from '../scale.ts';
import * as styles from './Foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Elevation',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Paper lies on paper: a border and another tone come first. The one shadow is for the open step and for what floats.',
      },
    },
  },
});

export const Surfaces = meta.story({
  render: () => (
    <TokenTable
      caption="vars.color.surface and vars.shadow"
      columns={['Token', 'Look']}
      rows={[
        ...['sunken', 'page', 'raised'].map((surface): [string, React.ReactNode] => [
          `surface.${surface}`,
          <div
            key="box"
            className={styles.box}
            style={{ background: `var(--sh-color-surface-${surface})` }}
          />,
        ]),
        ...leaves(scale.shadow).map(([name, value]): [string, React.ReactNode] => [
          `shadow.${name}`,
          <div key="box" className={styles.box} style={{ boxShadow: value }} />,
        ]),
      ]}
    />
  ),
});

export const Radii = meta.story({
  render: looks('vars.radius', scale.radius, (borderRadius) => (
    <div className={styles.box} style={{ borderRadius }} />
  )),
});

export const Layers = meta.story({
  render: () => <TokenTable caption="vars.zIndex" columns={['Token', 'Value']} rows={leaves(scale.zIndex)} />,
});
