import { useCombobox } from 'downshift';
import { ChevronDown, X } from 'lucide';
import * as Radix from 'radix-ui/popover';
import { type ComponentProps, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { useDelayedAnnouncement } from '../../feedback/useDelayedAnnouncement.tsx';
import { Field, type FieldLook, type NoChangeEvent } from '../Field/Field.tsx';
import { splitProps } from '../Field/splitProps.ts';
import { useFormEvent } from '../Field/useFormEvent.ts';
import * as styles from './Combobox.css.ts';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';
import { isMovedByKey, reduceCombobox } from './comboboxState.ts';
import { createOptionFinder, findExact } from './findOptions.ts';

export type { ComboboxOption };

type OmittedProps = 'id' | 'type' | 'size' | 'children' | 'value' | 'defaultValue' | 'onChange';

export interface ComboboxProps extends FieldLook, NoChangeEvent, Omit<ComponentProps<'input'>, OmittedProps> {
  /** At most about 500; load more with `onSearch`. */
  options: readonly ComboboxOption[];
  /** Controlled value of the chosen option; empty or null without one. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with the value of the chosen option, or null if the text is not in the list. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /**
   * Called with each typed text, to load `options`; empty when an option is chosen. The options are then shown in the
   * given order without filtering. The first ones must contain the chosen option.
   */
  onSearch?: ((query: string) => void) | undefined;
  /** Shows that `options` are loading. @default false */
  loading?: boolean | undefined;
}

/** One option of a long list, found by typing. The text is only valid if it is in the list. */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  onChange: _,
  loading = false,
  name,
  ref,
  ...props
}: ComboboxProps) {
  const { field, control: own } = splitProps(props);
  const messages = useUiMessages('combobox');
  const labelId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, []);

  const [kept, setKept] = useState(defaultValue ?? null);
  const current = (value === undefined ? kept : value) || null;
  const [chosen, remember] = useChosenOption(options, current);
  // A typed text ends when the value is changed from outside.
  const [typed, setTyped] = useState<{ text: string; value: string | null }>();
  const isTyped = typed !== undefined && typed.value === current;
  const text = isTyped ? typed.text : (chosen?.label ?? '');
  const query = isTyped ? text : '';

  const isFiltered = onSearch === undefined;
  const find = useMemo(() => createOptionFinder(isFiltered ? options : []), [isFiltered, options]);
  const items = isFiltered ? find(query) : options;

  /** Ends the typed text, or keeps one that is not in the list. */
  const choose = (option: ComboboxOption | undefined, text?: string) => {
    const next = option?.value ?? null;
    setTyped(text === undefined ? undefined : { text, value: next });
    if (text === undefined && query !== '') onSearch?.('');
    remember(option);
    setKept(next);
    if (next !== current) onValueChange?.(next);
  };

  /** Chooses the option with the typed text. */
  const settle = (text: string) => {
    const exact = text === chosen?.label ? chosen : findExact(items, text);
    choose(exact, exact || text.trim() === '' ? undefined : text);
  };

  // A browser can fill in the text without focusing the field.
  const isFocused = () => document.activeElement === inputRef.current;

  useFormEvent(inputRef, 'reset', () => {
    setTyped(undefined);
    setKept(defaultValue ?? null);
    if (query !== '') onSearch?.('');
  });

  const [active, setActive] = useState({ index: -1, isMoved: false });
  const combobox = useCombobox<ComboboxOption>({
    items: [...items],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value ?? null,
    inputValue: text,
    selectedItem: chosen ?? null,
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    // Loaded options can be fewer than before.
    highlightedIndex: Math.min(active.index, items.length - 1),
    onHighlightedIndexChange: ({ type, highlightedIndex: index }) =>
      setActive({ index, isMoved: isMovedByKey(type) }),
    stateReducer: (state, action) =>
      reduceCombobox(state, action, {
        isMoved: active.isMoved,
        isReadOnly: own.readOnly,
        isFocused: isFocused(),
      }),
    onIsOpenChange: ({ isOpen, type, selectedItem, inputValue = '' }) => {
      if (isOpen) return;
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) choose(chosen);
      else if (selectedItem && selectedItem.label === inputValue) choose(selectedItem);
      else settle(inputValue);
    },
  });
  const { isOpen } = combobox;

  const isInvalid = text !== '' && current === null;
  useEffect(() => {
    inputRef.current?.setCustomValidity(isInvalid ? messages.notInList : '');
  }, [isInvalid, messages]);

  const none = query === '' ? messages.start : messages.none({ query });
  const state = loading ? messages.loading : items.length === 0 ? none : undefined;
  const found = state ?? messages.found({ count: items.length });
  const announcement = useDelayedAnnouncement(isOpen && query !== '' ? found : '', query);

  const isClearable = text !== '' && !own.disabled && !own.readOnly;

  return (
    <Radix.Root open={isOpen}>
      <Field
        data-part="combobox"
        {...field}
        label={<span id={labelId}>{field.label}</span>}
        after={announcement}
      >
        {(control) => (
          <>
            <Radix.Anchor asChild>
              <input
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                {...combobox.getInputProps(
                  {
                    ...control,
                    ...own,
                    ref: inputRef,
                    'aria-labelledby': undefined,
                    onKeyDown: (event) => {
                      own.onKeyDown?.(event);
                      // An arrow key that stays on the only option also counts.
                      if (/^(Arrow(Up|Down)|Page(Up|Down))$/.test(event.key))
                        setActive(({ index }) => ({ index, isMoved: true }));
                    },
                    onChange: ({ currentTarget }) => {
                      if (!isFocused()) return settle(currentTarget.value);
                      setTyped({ text: currentTarget.value, value: current });
                      setActive({ index: currentTarget.value.trim() === '' ? -1 : 0, isMoved: false });
                      onSearch?.(currentTarget.value);
                    },
                  },
                  { suppressRefError: true },
                )}
                type="text"
                className={cx(control.className, styles.input)}
              />
            </Radix.Anchor>
            {name && (
              <input
                type="hidden"
                name={name}
                value={current ?? ''}
                disabled={own.disabled}
                form={own.form}
              />
            )}
            {isClearable && (
              <IconButton
                data-part="combobox-clear"
                className={styles.clear}
                size="small"
                icon={X}
                label={messages.clear}
                labelAsText
                onClick={() => {
                  choose(undefined);
                  inputRef.current?.focus();
                }}
              />
            )}
            {!isClearable && !own.readOnly && <Icon icon={ChevronDown} className={styles.chevron} />}
            <ComboboxList
              {...combobox}
              items={items}
              chosen={current}
              query={query}
              state={state}
              labelledBy={labelId}
            />
          </>
        )}
      </Field>
    </Radix.Root>
  );
}

/** The option with a value, and a function that remembers it: loaded options are replaced while typing. */
function useChosenOption(options: readonly ComboboxOption[], value: string | null) {
  const listed = value === null ? undefined : options.find((option) => option.value === value);
  const [last, setLast] = useState(listed);
  if (listed && (listed.value !== last?.value || listed.label !== last.label)) setLast(listed);
  return [listed ?? (last?.value === value ? last : undefined), setLast] as const;
}
