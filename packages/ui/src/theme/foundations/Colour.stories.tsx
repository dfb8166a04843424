import Color from 'colorjs.io';
import preview from '#storybook/preview';
import { Swatch, TokenTable, variableOf } from '../../../test/docs/tokens.tsx';
import { pairsOf } from '../contrast/contrastFailures.ts';
import { leaves } from '../leaves.ts';
import { palette } from '../palette.ts';
import { light, themes } from '../tokens.ts';
import * as styles from './Foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Colour',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Warm paper, blue-black ink, one petrol for what can be done. Red ink is for stamps and the logo, never for decoration. Colour never speaks alone: an icon or a word stands beside it.',
      },
    },
  },
});

/** Each role in the current theme; switch it in the toolbar. */
export const Roles = meta.story({
  render: () => (
    <TokenTable
      caption="vars.color"
      columns={['Role', 'Look', 'Custom property']}
      rows={leaves(light).map(([role]) => [
        role,
        <Swatch key="swatch" of={role} />,
        <span key="property" className={styles.figure}>
          {variableOf(`color.${role}`)}
        </span>,
      ])}
    />
  ),
});

export const Palette = meta.story({
  render: () => (
    <div className={styles.swatches}>
      {leaves(palette).map(([name, value]) => (
        <div key={name}>
          <div className={`${styles.swatch} ${styles.ink}`} style={{ background: value }} />
          <strong>{name}</strong>
          <p className={styles.note}>{value.slice('oklch('.length, -1)}</p>
        </div>
      ))}
    </div>
  ),
});

const ratio = (foreground: string, background: string) =>
  new Color(foreground).to('srgb').toGamut().contrast(new Color(background).to('srgb').toGamut(), 'WCAG21');

const [paper, night, contrast] = [pairsOf(themes.light), pairsOf(themes.dark), pairsOf(themes.contrast)];

const ratioIn = (pairs: typeof paper, index: number) => {
  const [, foreground, background] = pairs[index] ?? [];
  return (
    <span key={index} className={styles.figure}>
      {foreground && background ? ratio(foreground, background).toFixed(1) : ''}
    </span>
  );
};

/** Every pair of colours with its WCAG 2.2 contrast. A test fails if one is too low. */
export const Contrast = meta.story({
  render: () => (
    <TokenTable
      caption="Contrast of what meets"
      columns={['Pair', 'At least', 'Paper', 'Night ink', 'High contrast']}
      rows={paper.map(([name, , , atLeast], index) => [
        name,
        atLeast,
        ratioIn(paper, index),
        ratioIn(night, index),
        ratioIn(contrast, index),
      ])}
    />
  ),
});
