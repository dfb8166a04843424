import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** The name of the screen, its one first-level heading. */
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Stands beside the content on wide screens and before it on narrow ones. */
  aside?: ReactNode;
  /** `wide` where the aside holds a form. @default 'narrow' */
  asideSize?: 'narrow' | 'wide';
  children: ReactNode;
}

/** A screen within the shell: its title, what it is about, and its content in one column. */
export function Page({ title, lead, aside, asideSize = 'narrow', children }: PageProps) {
  return (
    <div className={styles.page} data-aside={aside ? asideSize : undefined}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
