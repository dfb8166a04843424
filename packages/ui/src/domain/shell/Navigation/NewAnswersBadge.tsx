import { useFormats } from '../../../i18n/UiProvider.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './Navigation.css.ts';

/** The number of new answers at the icon of "Community" in the bottom bar. */
export function NewAnswersBadge({ count }: { count: number }) {
  const messages = useMessages('shell');
  const format = useFormats();
  return (
    <span className={styles.count}>
      <span aria-hidden>{format.number(count)}</span>
      <VisuallyHidden>{messages.newAnswers({ count })}</VisuallyHidden>
    </span>
  );
}
