import { useEntryParam } from './useEntryParam.ts';

/** The dialogs of a screen. `?dialog=` names the open one. */
export function useDialogEntry<Name extends string>(names: readonly Name[]) {
  const { value, open, switchTo, close } = useEntryParam('dialog');
  const dialog = names.find((name) => name === value) ?? null;
  return { dialog, open: (name: Name) => open(name), switchTo: (name: Name) => switchTo(name), close };
}
