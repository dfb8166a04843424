import type { User } from '@settlement-help/contract';
import { useLayoutEffect, useRef } from 'react';

/** Remembers the values that the person saw when the edit of each field began: the user may be refetched meanwhile. */
export function useEditBase(user: User, editedFields: readonly (keyof User)[]) {
  const values = useRef(new Map<keyof User, unknown>()).current;

  useLayoutEffect(() => {
    for (const field of values.keys()) if (!editedFields.includes(field)) values.delete(field);
    for (const field of editedFields) if (!values.has(field)) values.set(field, user[field]);
  });

  return {
    /** Returns the user with the remembered values. */
    read: (): User => ({ ...user, ...Object.fromEntries(values) }),
    /** Forgets the values of fields that are saved. */
    forget: (savedFields: readonly (keyof User)[]) => {
      for (const field of savedFields) values.delete(field);
    },
  };
}
