import type { ReactNode } from 'react';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './PostHistory.css.ts';

export interface VersionProps {
  title?: string | null | undefined;
  content: string | null;
  label: ReactNode;
  language?: string | null;
}

/** A text of a post, in a list of versions. */
export function Version({ label, title, content, language }: VersionProps) {
  const messages = useMessages('history');
  const lang = language ?? undefined;
  return (
    <Stack as="li" gap={2} className={styles.version}>
      <Text variant="note">{label}</Text>
      {title && (
        <Text userWritten lang={lang} className={styles.title}>
          {title}
        </Text>
      )}
      {content ? (
        <Text userWritten lang={lang}>
          {content}
        </Text>
      ) : (
        <Text variant="muted">{messages.noDetails}</Text>
      )}
    </Stack>
  );
}

/** A timestamp in the time zone of the device, such as `2026-11-20T09:30`. */
export function localTimeOf(iso: string) {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
