import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The value of a search parameter, or null, and a setter. A choice is shown at once, before its navigation ends. */
export function useSearchParam(name: string) {
  const [search, setSearch] = useSearchParams();
  const [value, setValue] = useOptimistic(search.get(name));

  const choose = (next: string | null) =>
    startTransition(() => {
      setValue(next);
      setSearch(
        (all) => {
          if (next === null) all.delete(name);
          else all.set(name, next);
          return all;
        },
        { replace: true },
      );
    });

  return [value, choose] as const;
}
