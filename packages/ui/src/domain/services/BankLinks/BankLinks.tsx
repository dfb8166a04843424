import type { Bank } from '@settlement-help/contract';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './BankLinks.css.ts';

export interface BankLinksProps {
  banks: readonly Bank[];
}

/** Banks with links; the marks are ours (§3 Local service entry). */
export function BankLinks({ banks }: BankLinksProps) {
  const messages = useMessages('services');
  return (
    <ul role="list" className={styles.list} aria-label={messages.banks}>
      {banks.map(({ name, logo, link }) => (
        <li key={link} className={styles.bank}>
          <span className={styles.mark} aria-hidden="true">
            {logo}
          </span>
          <Link href={link} external standalone>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
