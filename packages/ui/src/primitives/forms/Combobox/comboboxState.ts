import {
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
  useCombobox,
} from 'downshift';
import type { ComboboxOption } from './ComboboxOption.ts';

/** True if the active option changed by a key of the list, and not by typing or by the pointer. */
export function isMovedByKey(type: UseComboboxStateChangeTypes) {
  // Not a constant of the module: a bundler would keep downshift for an app without a Combobox.
  const types = useCombobox.stateChangeTypes;
  return (
    type === types.InputKeyDownArrowDown ||
    type === types.InputKeyDownArrowUp ||
    type === types.InputKeyDownPageDown ||
    type === types.InputKeyDownPageUp
  );
}

interface Circumstances {
  /** The person moved to the active option. */
  isMoved: boolean;
  isReadOnly: boolean | undefined;
  isFocused: boolean;
}

/** Changes what downshift does by default. */
export function reduceCombobox(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  { isMoved, isReadOnly, isFocused }: Circumstances,
): Partial<UseComboboxState<ComboboxOption>> {
  const types = useCombobox.stateChangeTypes;
  if (isReadOnly) return state;
  switch (type) {
    case types.InputChange:
      // A list that opens takes the focus.
      return { ...changes, isOpen: isFocused, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    // A click moves the cursor in the text and does not close the list.
    case types.InputClick:
      return state.isOpen ? state : changes;
    case types.InputKeyDownEscape:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    // Home and End move the cursor in the text.
    case types.InputKeyDownHome:
    case types.InputKeyDownEnd:
      return state;
    case types.InputBlur:
      return isMoved
        ? changes
        : { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    default:
      return changes;
  }
}
