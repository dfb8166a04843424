import { limits } from '@settlement-help/contract';
import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './RegistrationForm.css.ts';

export interface RegistrationDoneProps {
  onDone: () => void;
}

/** 'Registration Successful!', shown for 2 seconds (§2 Registration modal). */
export function RegistrationDone({ onDone }: RegistrationDoneProps) {
  const { registration: messages } = useMessages('auth');
  const notice = useRef<HTMLDivElement>(null);
  const latestOnDone = useRef(onDone);

  useEffect(() => {
    latestOnDone.current = onDone;
  }, [onDone]);

  useEffect(() => {
    // The focused button disappeared with the form.
    notice.current?.focus();
    const timer = setTimeout(() => latestOnDone.current(), limits.registrationNotice);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={notice} className={styles.done} tabIndex={-1}>
      <Icon icon={CircleCheck} size="large" className={styles.doneIcon} />
      <div role="status">
        <Heading level={2} className={styles.doneTitle}>
          {messages.doneTitle}
        </Heading>
        <p>{messages.done}</p>
      </div>
    </div>
  );
}
