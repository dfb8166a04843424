import type { Country } from '@settlement-help/contract';
import type { Ref } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { vars } from '../../../theme/vars.css.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Stamp } from '../Stamp/Stamp.tsx';

export interface CardStamp {
  number: number;
  word: string;
  completedAt: string | null;
}

export interface StampCardProps {
  country: Country;
  stamps: readonly CardStamp[];
  ref?: Ref<SVGSVGElement>;
}

const perRow = 5;
const cell = 150;
const margin = 45;
const head = 110;

/** All stamps in one drawing that can be saved. */
export function StampCard({ country, stamps, ref }: StampCardProps) {
  const format = useFormats();
  const messages = useMessages('afterSettling');
  const { title } = useMessages('complete');
  const countries = useMessages('countries');
  const width = perRow * cell + 2 * margin;
  const height = head + Math.ceil(stamps.length / perRow) * cell + margin;
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={messages.cardOf({ name: countries[country], count: stamps.length })}
    >
      <text
        x={width / 2}
        y={72}
        textAnchor="middle"
        fontSize={34}
        fontWeight={600}
        fill="currentColor"
        style={{ fontFamily: vars.font.heading }}
      >
        {`${title} · ${countries[country]}`}
      </text>
      {stamps.map(({ number, word, completedAt }, index) => (
        <g
          key={number}
          transform={`translate(${margin + (index % perRow) * cell + 8} ${head + Math.floor(index / perRow) * cell + 8})`}
        >
          <Stamp
            word={word}
            date={completedAt ? format.shortDate(completedAt) : undefined}
            number={number}
            size={cell - 16}
          />
        </g>
      ))}
    </svg>
  );
}
