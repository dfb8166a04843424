import { countCharacters } from '@settlement-help/contract';
import { type ChangeEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { useDelayedAnnouncement } from '../../feedback/useDelayedAnnouncement.tsx';
import { count as countClass } from './CharacterCount.css.ts';
import type { ValueProps } from './Field.tsx';
import { useFormEvent } from './useFormEvent.ts';

export interface CountedLook {
  /** Maximum number of characters. A longer text is not cut, so that nothing pasted is lost. */
  limit?: number | undefined;
}

interface Counted<Control> extends CountedLook, ValueProps {
  describedBy: string | undefined;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
  ref?: Ref<Control> | undefined;
}

/** Counts the characters of a text control, controlled or not, if it has a limit. */
export function useCharacterCount<Control extends HTMLInputElement | HTMLTextAreaElement>({
  limit,
  describedBy,
  value,
  defaultValue,
  onChange,
  onValueChange,
  ref,
}: Counted<Control>) {
  const countId = useId();
  const controlRef = useRef<Control>(null);
  useImperativeHandle(ref, () => controlRef.current as Control, []);
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  useFormEvent(controlRef, 'reset', () => setTyped(String(defaultValue ?? '')));
  const text = value === undefined ? typed : String(value);
  const isCounted = limit !== undefined;

  return {
    field: {
      describedBy: cx(isCounted && countId, describedBy),
      after: isCounted && <CharacterCount id={countId} text={text} limit={limit} />,
    },
    controlRef,
    handleChange: (event: ChangeEvent<Control>) => {
      setTyped(event.target.value);
      onChange?.(event);
      onValueChange?.(event.target.value);
    },
  };
}

export interface CharacterCountProps {
  id: string;
  text: string;
  limit: number;
}

/** Counts the characters. The rest is announced a second after typing ends, so that it does not interrupt. */
export function CharacterCount({ id, text, limit }: CharacterCountProps) {
  const messages = useUiMessages('characters');
  const count = countCharacters(text);
  const spoken =
    count > limit ? messages.over({ count: count - limit }) : messages.left({ count: limit - count });
  const announcement = useDelayedAnnouncement(count === 0 ? '' : spoken, text);

  return (
    <>
      <p data-part="field-count" id={id} className={countClass} data-over-limit={count > limit || undefined}>
        {count > limit ? spoken : messages.count({ count, limit })}
      </p>
      {announcement}
    </>
  );
}
