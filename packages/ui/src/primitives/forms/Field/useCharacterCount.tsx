import { type ChangeEvent, useId, useState } from 'react';
import { CharacterCount } from './CharacterCount.tsx';

interface Counted<Control extends HTMLInputElement | HTMLTextAreaElement> {
  limit: number | undefined;
  value: unknown;
  defaultValue: unknown;
  onChange: ((event: ChangeEvent<Control>) => void) | undefined;
}

/** Follows what is typed into a control, controlled or not, and counts it against the limit if there is one. */
export function useCharacterCount<Control extends HTMLInputElement | HTMLTextAreaElement>({
  limit,
  value,
  defaultValue,
  onChange,
}: Counted<Control>) {
  const countId = useId();
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const text = value === undefined ? typed : String(value);

  const handleChange = (event: ChangeEvent<Control>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };

  return {
    handleChange,
    countId: limit !== undefined && countId,
    counter: limit !== undefined && <CharacterCount id={countId} text={text} limit={limit} />,
  };
}
