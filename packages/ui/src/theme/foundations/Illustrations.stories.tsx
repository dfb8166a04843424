import { countries } from '@settlement-help/contract';
import type { ComponentType } from 'react';
import preview from '#storybook/preview';
import { City } from '../../domain/account/DestinationPicker/DestinationPicker.tsx';
import { Skyline as Rooftops } from '../../domain/account/Skyline/Skyline.tsx';
import { RouteSheet } from '../../domain/checklist/RouteSheet/RouteSheet.tsx';
import { Stamp as Ink } from '../../domain/checklist/Stamp/Stamp.tsx';
import { Logo } from '../../domain/shell/Logo/Logo.tsx';
import { Inline, Stack } from '../../primitives/content/Stack/Stack.tsx';
import * as styles from './Foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Illustrations',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Drawn by hand in two colours, `currentColor` and the action colour, so that they follow every theme. Lines are 1.5 px, 2 px in the foreground; solid objects have a light fill. A scene shows a place or an object, never a person. It repeats the text next to it and is hidden from assistive technology; only the skyline has a name, because it has no text. Red is for the stamp and the logo.',
      },
    },
  },
});

/** The background of the landing page. Narrow screens show its middle. */
export const Skyline = meta.story({ render: () => <Rooftops /> });

/** The stamp of a completed step, rotated by its number. */
export const Stamp = meta.story({
  render: () => (
    <Inline gap={6}>
      {[84, 168, 280].map((size, index) => (
        <Ink key={size} word="Anmeldung" date="14 Nov 2026" number={index + 1} size={size} />
      ))}
    </Inline>
  ),
});

/** The first steps on a sheet of paper, on the landing page. */
export const Sheet = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 480, paddingBlock: 24 }}>
      <RouteSheet />
    </div>
  ),
});

export const Mark = meta.story({ render: () => <Logo /> });

const scenes = import.meta.glob<Record<string, ComponentType>>(
  ['../../domain/*/*/*Scene.tsx', '!../../domain/shell/Scene/Scene.tsx'],
  { eager: true },
);

/** Illustrations for empty screens, asides and errors, 240 by 168. */
export const EmptyPlaces = meta.story({
  render: () => (
    <div className={styles.looks}>
      {Object.values(scenes)
        .flatMap((module) => Object.entries(module))
        .map(([name, Scene]) => (
          <figure key={name} style={{ margin: 0, maxInlineSize: 320 }}>
            <Scene />
            <figcaption className={styles.note}>{name}</figcaption>
          </figure>
        ))}
    </div>
  ),
});

export const Destinations = meta.story({
  render: () => (
    <Stack gap={6}>
      {countries.map((country) => (
        <figure key={country} style={{ margin: 0 }}>
          <City country={country} className="" />
          <figcaption className={styles.note}>{country}</figcaption>
        </figure>
      ))}
    </Stack>
  ),
});
