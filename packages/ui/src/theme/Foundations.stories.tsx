import type { ReactNode } from 'react';
import preview from '#storybook/preview';
import * as styles from './Foundations.css.ts';
import { scale } from './scale.ts';
import { light } from './tokens.ts';
import { vars } from './vars.css.ts';

const meta = preview.meta({ title: 'Foundations/Tokens', parameters: { layout: 'padded' } });

interface TokenTableProps {
  caption: string;
  /** Names of the tokens, each with what it looks like and its value. */
  rows: [name: string, sample: ReactNode, value?: string][];
}

function TokenTable({ caption, rows }: TokenTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, sample, value]) => (
          <tr key={name}>
            <th scope="row" className={`${styles.cell} ${styles.name}`}>
              {name}
            </th>
            <td className={styles.cell}>{sample}</td>
            {value !== undefined && <td className={styles.cell}>{value}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The leaves of a group of tokens by their dotted names. */
const leaves = (group: object, path = ''): [string, string][] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );

const variable = (name: string) =>
  `var(--sh-color-${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

/** Each role in the theme that is in force; switch it in the toolbar. */
export const Colour = meta.story({
  render: () => (
    <TokenTable
      caption="vars.color"
      rows={leaves(light).map(([name]) => [
        name,
        <div key={name} className={styles.swatch} style={{ background: variable(name) }} />,
        variable(name),
      ])}
    />
  ),
});

export const Type = meta.story({
  render: () => (
    <TokenTable
      caption="vars.text"
      rows={leaves(scale.text).map(([name, value]) => [
        name,
        <span
          key={name}
          style={{
            fontSize: value,
            fontFamily: /title|heading|display|hero/.test(name) ? vars.font.heading : vars.font.body,
            lineHeight: 1.2,
          }}
        >
          Register your address
        </span>,
      ])}
    />
  ),
});

export const Space = meta.story({
  render: () => (
    <TokenTable
      caption="vars.space"
      rows={leaves(scale.space).map(([name, value]) => [
        name,
        <div key={name} className={styles.bar} style={{ inlineSize: value }} />,
        value,
      ])}
    />
  ),
});

export const Shape = meta.story({
  render: () => (
    <TokenTable
      caption="vars.radius and vars.shadow"
      rows={[
        ...leaves(scale.radius).map(([name, value]): [string, ReactNode, string] => [
          `radius.${name}`,
          <div key={name} className={styles.box} style={{ borderRadius: value }} />,
          value,
        ]),
        ...leaves(scale.shadow).map(([name, value]): [string, ReactNode, string] => [
          `shadow.${name}`,
          <div key={name} className={styles.box} style={{ boxShadow: value }} />,
          value,
        ]),
      ]}
    />
  ),
});

export const MotionAndSize = meta.story({
  render: () => (
    <TokenTable
      caption="vars.duration, vars.easing, vars.size, vars.weight and vars.leading"
      rows={leaves({
        duration: scale.duration,
        easing: scale.easing,
        size: scale.size,
        weight: scale.weight,
        leading: scale.leading,
      })}
    />
  ),
});
