import type { CSSProperties, ReactNode } from 'react';
import preview from '#storybook/preview';
import { inPixels, Specimens, TokenTable } from '../../../test/docs/tokens.tsx';
import { leaves } from '../leaves.ts';
import { scale } from '../scale.ts';
import { vars } from '../vars.css.ts';

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Two families: Literata gives headings their character, Source Sans 3 carries everything that is read. Sizes are fluid between 360 and 1280 px; a weight means something or is not there; a line holds at most 68 characters.',
      },
    },
  },
});

const isHeading = (size: string) => /title|heading|display|hero/.test(size);

const sample = (style: CSSProperties) => (
  <div style={{ lineHeight: vars.leading.tight, ...style }}>Register your address</div>
);

/** On a phone of 360 px and a desktop of 1280 px. */
export const Sizes = meta.story({
  name: 'Typography scale',
  render: () => (
    <Specimens
      of={leaves(scale.text).map(([name, fontSize]) => [
        sample(
          isHeading(name)
            ? { fontSize, fontFamily: vars.font.heading, fontWeight: vars.weight.bold }
            : { fontSize },
        ),
        name,
        `${inPixels(fontSize)}, ${fontSize}`,
      ])}
    />
  ),
});

const firstOf = (families: string) => families.split(',')[0]?.replaceAll("'", '');

export const FamiliesAndWeights = meta.story({
  name: 'Families and weights',
  render: () => (
    <Specimens
      of={[
        ...leaves(scale.font).map(([name, fontFamily]): [ReactNode, string, ReactNode] => [
          sample({ fontFamily, fontSize: vars.text.heading, fontWeight: vars.weight.bold }),
          `font.${name}`,
          firstOf(fontFamily),
        ]),
        ...leaves(scale.weight).map(([name, fontWeight]): [ReactNode, string, ReactNode] => [
          sample({ fontWeight }),
          `weight.${name}`,
          fontWeight,
        ]),
      ]}
    />
  ),
});

const paragraph =
  'Go to a Bürgeramt in your town. Booking the appointment within the two weeks is enough, even if the appointment itself is later.';

export const Leading = meta.story({
  render: () => (
    <Specimens
      of={leaves(scale.leading).map(([name, lineHeight]) => [
        <p key="look" style={{ lineHeight, margin: 0, maxInlineSize: vars.size.measure }}>
          {paragraph}
        </p>,
        name,
        lineHeight,
      ])}
    />
  ),
});

export const Scripts = meta.story({
  render: () => (
    <TokenTable
      caption="Scripts"
      columns={['Script', 'Heading', 'Text']}
      rows={(
        [
          ['Latin', 'fr', 'Déclarer votre adresse'],
          ['Latin, extended', 'pl', 'Zgłoś swój adres'],
          ['Cyrillic', 'uk', 'Зареєструйте свою адресу'],
          ['Arabic', 'ar', 'سجّل عنوانك'],
        ] as const
      ).map(([script, lang, words]) => [
        script,
        <span key="heading" lang={lang} style={{ fontFamily: vars.font.heading, fontSize: vars.text.title }}>
          {words}
        </span>,
        <span key="text" lang={lang}>
          {words}
        </span>,
      ])}
    />
  ),
});
