import { type ReactNode, useId } from 'react';
import { cx } from '../../../styles/cx.ts';

export interface FieldIdsOptions {
  id: string | undefined;
  hint: ReactNode;
  error: ReactNode;
  describedBy: string | undefined;
}

/** Returns the ids of a hint and an error, and the attributes that connect a control with them. */
export function useFieldIds({ id: givenId, hint, error, describedBy }: FieldIdsOptions) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describing = cx(hint != null && hintId, error ? errorId : undefined, describedBy);
  return {
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': describing || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}
