import { useState } from 'react';
import { Disclosure, type DisclosureProps } from '../../../primitives/content/Disclosure/Disclosure.tsx';
import * as styles from './PlanList.css.ts';

export interface FoldProps extends Pick<DisclosureProps, 'title' | 'headingLevel' | 'titleRef' | 'children'> {
  /** Opens the group when it becomes true, such as for a link into it. @default false */
  shouldOpen?: boolean | undefined;
}

/** A group of steps that is folded until its title is pressed. */
export function Fold({ shouldOpen = false, ...props }: FoldProps) {
  const [isOpen, setIsOpen] = useState(shouldOpen);
  const [previousShouldOpen, setPreviousShouldOpen] = useState(shouldOpen);
  if (shouldOpen !== previousShouldOpen) {
    setPreviousShouldOpen(shouldOpen);
    if (shouldOpen) setIsOpen(true);
  }
  return <Disclosure {...props} open={isOpen} onOpenChange={setIsOpen} className={styles.group} />;
}
