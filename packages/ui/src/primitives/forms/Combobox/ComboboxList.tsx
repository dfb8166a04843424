import { parseQuery } from '@settlement-help/contract/search';
import type { UseComboboxReturnValue } from 'downshift';
import { Check } from 'lucide';
import * as Radix from 'radix-ui/popover';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { MarkedText } from '../../content/MarkedText/MarkedText.tsx';
import { floating } from '../../overlays/floating.css.ts';
import { floatingPlace } from '../../overlays/floating.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption } from './ComboboxOption.ts';

// A Radix popover has the role of a dialog.
const sheetProps = { ...floatingPlace, role: undefined };

interface ComboboxListProps
  extends Pick<UseComboboxReturnValue<ComboboxOption>, 'getMenuProps' | 'getItemProps'> {
  items: readonly ComboboxOption[];
  /** The chosen value, which has a check mark. */
  chosen: string | null;
  query: string;
  /** Shown below the options, if they are loading or there are none. */
  state: string | undefined;
  labelledBy: string;
}

/** The options, in place and not in a portal, so that they can be scrolled inside a dialog. */
export function ComboboxList(props: ComboboxListProps) {
  const { items, chosen, query, state, labelledBy, getMenuProps, getItemProps } = props;
  const parsed = parseQuery(query);
  const keepFocus = (event: Event) => event.preventDefault();
  return (
    <Radix.Content
      data-part="combobox-sheet"
      {...sheetProps}
      align="start"
      onOpenAutoFocus={keepFocus}
      onCloseAutoFocus={keepFocus}
      // downshift closes the list; this keeps Escape from closing a dialog around it.
      onEscapeKeyDown={keepFocus}
      onInteractOutside={keepFocus}
      onMouseDown={(event) => event.preventDefault()}
      className={cx(floating, styles.sheet)}
    >
      <ul
        {...getMenuProps({ 'aria-labelledby': labelledBy }, { suppressRefError: true })}
        className={styles.list}
      >
        {items.map((item, index) => (
          <li
            key={item.value}
            data-part="combobox-option"
            data-selected={item.value === chosen || undefined}
            {...getItemProps({ item, index })}
            className={styles.option}
          >
            <span className={styles.words}>
              <MarkedText query={parsed}>{item.label}</MarkedText>{' '}
              {item.hint && (
                <MarkedText data-part="combobox-option-hint" query={parsed} className={styles.hint}>
                  {item.hint}
                </MarkedText>
              )}
            </span>
            {item.value === chosen && <Icon icon={Check} className={styles.check} />}
          </li>
        ))}
      </ul>
      {state && (
        <p data-part="combobox-state" className={styles.state}>
          {state}
        </p>
      )}
    </Radix.Content>
  );
}
