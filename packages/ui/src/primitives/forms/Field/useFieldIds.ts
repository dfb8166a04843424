import { type ReactNode, useId } from 'react';
import { cx } from '../../../styles/cx.ts';

export interface FieldIdsOptions {
  id: string | undefined;
  hint: ReactNode;
  error: ReactNode;
  /** Further ids that describe the control. */
  describedBy: string | undefined;
}

/** The ids of a control, its hint and its error, and what the control needs to be tied to them. */
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
