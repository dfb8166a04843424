import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The search parameters of a screen, and a function that changes some of them (null removes one). A choice is shown at
 * once, before its navigation ends. Use it once per screen: a second one would not know the choices of the first.
 */
export function useUrlParams() {
  const [params, navigate] = useSearchParams();
  const [shown, show] = useOptimistic(params);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const change = (changes: Record<string, string | null>) =>
    startTransition(() => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes))
        if (value === null) next.delete(name);
        else next.set(name, value);
      latest.current = next;
      show(next);
      navigate(next, { replace: true });
    });

  return [shown, change] as const;
}
