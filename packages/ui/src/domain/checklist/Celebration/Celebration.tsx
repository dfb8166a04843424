import { type Country, limits } from '@settlement-help/contract';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useEffect, useState } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { ToastBranch } from '../../../primitives/overlays/Toast/toastViewport.ts';
import { useReturnFocus } from '../../../primitives/overlays/useReturnFocus.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import * as styles from './Celebration.css.ts';

export interface CelebrationProps {
  country: Country;
  date?: string | undefined;
  onStart?: () => void;
  /** Called after 8 seconds, or when the person stops it. */
  onEnd: () => void;
}

/**
 * 'Congratulations!': a stamp and fireworks, half a second after the last step and for at most 8 seconds (§4
 * Celebration). Without motion if reduced motion is set.
 */
export function Celebration({ country, date, onStart, onEnd }: CelebrationProps) {
  const format = useFormats();
  const messages = useMessages('celebration');
  const countries = useMessages('countries');
  const [open, setOpen] = useState(false);
  const returnFocus = useReturnFocus();

  useEffect(() => {
    const start = setTimeout(() => {
      setOpen(true);
      onStart?.();
    }, limits.celebrationDelay);
    const end = setTimeout(onEnd, limits.celebrationDelay + limits.celebrationDuration);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [onStart, onEnd]);

  return (
    <Root open={open} onOpenChange={(next) => !next && onEnd()}>
      <Portal>
        <Overlay className={styles.overlay} />
        <Content {...returnFocus} className={styles.content}>
          <ToastBranch />
          <Fireworks />
          <Stamp
            className={styles.stamp}
            word={countries[country]}
            date={date && format.shortDate(date)}
            number={1}
          />
          <Title asChild>
            <Heading level={2} variant="page">
              {messages.title}
            </Heading>
          </Title>
          <Description className={styles.text}>{messages.text({ country })}</Description>
          <Button variant="secondary" onClick={onEnd}>
            {messages.stop}
          </Button>
        </Content>
      </Portal>
    </Root>
  );
}

const rays = 14;
const rayPath = Array.from({ length: rays }, (_, index) => {
  const angle = (index / rays) * 2 * Math.PI;
  const point = (radius: number) =>
    `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  return `M ${point(index % 2 ? 34 : 22)} L ${point(index % 2 ? 52 : 66)}`;
}).join(' ');

/** Position in percent of the screen, start in seconds. */
const bursts = [
  { x: 16, y: 14, at: 0 },
  { x: 82, y: 10, at: 0.6 },
  { x: 24, y: 88, at: 1.2 },
  { x: 78, y: 86, at: 1.8 },
];

function Fireworks() {
  return (
    <svg className={styles.sky} aria-hidden="true">
      {bursts.map(({ x, y, at }, index) => (
        <svg key={at} aria-hidden="true" x={`${x}%`} y={`${y}%`} overflow="visible">
          <path
            className={styles.burst}
            d={rayPath}
            fill="none"
            stroke={styles.inks[index]}
            strokeLinecap="round"
            strokeWidth="3.5"
            style={{ animationDelay: `${at}s` }}
          />
        </svg>
      ))}
    </svg>
  );
}
