import { CalendarDays } from 'lucide';
import { useRef, useSyncExternalStore } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import * as styles from './DateField.css.ts';
import { isDay } from './dateParts.ts';

interface DatePickerButtonProps {
  /** `YYYY-MM-DD`, or a text that is not a day. */
  date: string;
  disabled: boolean | undefined;
  onPick: (date: string) => void;
}

const neverChanges = () => () => {};
const canShowPicker = () => 'showPicker' in HTMLInputElement.prototype;

/** Opens the calendar of the browser, next to the typed date. Empty where a page cannot open it. */
export function DatePickerButton({ date, disabled, onPick }: DatePickerButtonProps) {
  const messages = useUiMessages('date');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  // The server cannot know it.
  const isSupported = useSyncExternalStore(neverChanges, canShowPicker, () => false);
  if (!isSupported) return null;

  return (
    <span className={styles.picker}>
      <IconButton
        ref={buttonRef}
        variant="secondary"
        icon={CalendarDays}
        label={messages.openCalendar}
        disabled={disabled}
        onClick={() => inputRef.current?.showPicker()}
      />
      <input
        ref={inputRef}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        value={isDay(date) ? date : ''}
        onChange={(event) => {
          onPick(event.target.value);
          // Safari focuses the input, and closes its calendar when the input loses the focus.
          if (document.activeElement !== event.target) buttonRef.current?.focus();
        }}
        onBlur={(event) => {
          if (!event.relatedTarget) buttonRef.current?.focus();
        }}
        className={styles.pickerInput}
      />
    </span>
  );
}
