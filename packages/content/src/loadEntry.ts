import type { Entries } from './types.ts';

/** Loads the entry with this key, or null if there is none. `name` is the export of its module. */
export async function loadEntry<Name extends string, Value>(
  entries: Entries<Name, Value>,
  key: string,
  name: Name,
): Promise<Value | null> {
  if (!Object.hasOwn(entries, key)) return null;
  const module = await entries[key]?.();
  return module?.[name] ?? null;
}
