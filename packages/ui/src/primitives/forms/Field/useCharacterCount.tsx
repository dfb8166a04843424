import { type ChangeEvent, useId, useState } from 'react';
import { cx } from '../../../styles/cx.ts';
import { CharacterCount } from './CharacterCount.tsx';
import type { ValueProps } from './valueProps.ts';

export interface CountedLook {
  /** Maximum number of characters. A longer text is not cut, so that nothing pasted is lost. */
  limit?: number | undefined;
}

interface Counted<Control> extends CountedLook, ValueProps {
  describedBy: string | undefined;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
}

/** Counts the characters of a text control, controlled or not, if it has a limit. */
export function useCharacterCount<Control extends HTMLInputElement | HTMLTextAreaElement>({
  limit,
  describedBy,
  value,
  defaultValue,
  onChange,
  onValueChange,
}: Counted<Control>) {
  const countId = useId();
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const text = value === undefined ? typed : String(value);
  const isCounted = limit !== undefined;

  return {
    field: {
      describedBy: cx(isCounted && countId, describedBy),
      after: isCounted && <CharacterCount id={countId} text={text} limit={limit} />,
    },
    handleChange: (event: ChangeEvent<Control>) => {
      setTyped(event.target.value);
      onChange?.(event);
      onValueChange?.(event.target.value);
    },
  };
}
