import type { CSSProperties } from 'react';
import preview from '#storybook/preview';
import { leaves, looks, TokenTable } from '../../../test/docs/tokens.tsx';
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
  <span style={{ lineHeight: 1.2, ...style }}>Register your address</span>
);

export const Sizes = meta.story({
  render: looks('vars.text', scale.text, (fontSize, name) =>
    sample({ fontSize, fontFamily: isHeading(name) ? vars.font.heading : vars.font.body }),
  ),
});

export const FamiliesAndWeights = meta.story({
  render: () => (
    <TokenTable
      caption="vars.font and vars.weight"
      columns={['Token', 'Look', 'Value']}
      rows={[
        ...leaves(scale.font).map(([name, value]): [string, ...React.ReactNode[]] => [
          `font.${name}`,
          sample({ fontFamily: value, fontSize: vars.text.title, fontWeight: vars.weight.bold }),
          value,
        ]),
        ...leaves(scale.weight).map(([name, value]): [string, ...React.ReactNode[]] => [
          `weight.${name}`,
          sample({ fontWeight: value }),
          value,
        ]),
      ]}
    />
  ),
});

const paragraph =
  'Go to a Bürgeramt in your town. Booking the appointment within the two weeks is enough, even if the appointment itself is later.';

export const Leading = meta.story({
  render: looks('vars.leading', scale.leading, (lineHeight) => (
    <p style={{ lineHeight, maxInlineSize: vars.size.measure }}>{paragraph}</p>
  )),
});

/** Scripts besides Latin load their letters only when a page has some. */
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
