import { countCharacters } from '@settlement-help/contract';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import { count as countClass } from './CharacterCount.css.ts';

const announceAfter = 1000;

export interface CharacterCountProps {
  id: string;
  text: string;
  limit: number;
}

/** Counts the characters. The rest is announced a second after typing ends, so that it does not interrupt. */
export function CharacterCount({ id, text, limit }: CharacterCountProps) {
  const messages = useMessages('characters');
  const count = countCharacters(text);
  const [announcement, setAnnouncement] = useState('');
  const spoken =
    count > limit ? messages.over({ count: count - limit }) : messages.left({ count: limit - count });

  useEffect(() => {
    if (count === 0) {
      setAnnouncement('');
      return;
    }
    const timer = setTimeout(() => setAnnouncement(spoken), announceAfter);
    return () => clearTimeout(timer);
  }, [count, spoken]);

  return (
    <>
      <p id={id} className={countClass} data-over={count > limit || undefined}>
        {count > limit ? spoken : messages.count({ count, limit })}
      </p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
