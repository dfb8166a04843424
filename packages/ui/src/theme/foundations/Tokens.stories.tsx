import preview from '#storybook/preview';
import { Swatch, TokenTable, variableOf } from '../../../test/docs/tokens.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { leaves } from '../leaves.ts';
import { palette } from '../palette.ts';
import { light, themes } from '../tokens.ts';
import * as styles from './Foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Tokens',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Three tiers. The **palette** holds raw inks and papers and is private to the theme. A **role** says what a colour is for, and each theme fills it with another ink; it is the only tier that is public, as `vars.color.…` and as a custom property. A **component** uses roles alone, so that it needs no word about themes. What no product changes (weights, line heights, motion, layers) is a value in the style sheet: `vars.weight.bold` is 600.',
      },
    },
  },
});

const entryOf = (value: string) => leaves(palette).find(([, ink]) => ink === value)?.[0] ?? value;

const [paper, night, contrast] = [leaves(themes.light), leaves(themes.dark), leaves(themes.contrast)];

/** Each role with its palette colour in each theme. */
export const RolesAndInks = meta.story({
  render: () => (
    <TokenTable
      caption="From the palette to the role"
      columns={['Role', 'Now', 'Paper', 'Night ink', 'High contrast']}
      rows={paper.map(([role, value], index) => [
        `color.${role}`,
        <Swatch key="swatch" of={role} />,
        entryOf(value),
        entryOf(night[index]?.[1] ?? ''),
        entryOf(contrast[index]?.[1] ?? ''),
      ])}
    />
  ),
});

const swatchOf = (background: string) => (
  <div key={background} className={styles.swatch} style={{ background }} />
);

/** The values in a component. */
export const ToTheComponent = meta.story({
  render: () => (
    <TokenTable
      caption="From the role to the component"
      columns={['Tier', 'Name', 'Look']}
      rows={[
        ['Palette', entryOf(light.action.background), swatchOf(light.action.background)],
        ['Role', 'color.action.background', <Swatch key="role" of="action.background" />],
        ['Component', 'Button, primary', <Button key="component">Upload document</Button>],
      ]}
    />
  ),
});

/** The variables for style sheets without TypeScript. */
export const CustomProperties = meta.story({
  render: () => (
    <TokenTable
      caption="Custom properties"
      columns={['In TypeScript', 'In CSS']}
      rows={leaves(light).map(([role]) => [`vars.color.${role}`, `var(${variableOf(`color.${role}`)})`])}
    />
  ),
});
