import { Languages } from 'lucide';
import { useId, useState } from 'react';
import { usePending } from '../../../async/usePending.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './PostTranslation.css.ts';

export interface TranslatedPost {
  /** Only questions have a title. */
  title?: string | undefined;
  content: string;
}

export interface PostTranslationProps {
  /** Names the post in the accessible name of the button. */
  subject: string;
  /** The language of the translation, such as `de`. */
  lang: string;
  /** True if the browser loads the language first. */
  isSlow?: boolean | undefined;
  /** Translates the post. After a rejection, an error is shown. */
  onTranslate: () => Promise<TranslatedPost>;
}

/** Shows a translation by the browser below a post in another language, and hides it again. */
export function PostTranslation({ subject, lang, isSlow, onTranslate }: PostTranslationProps) {
  const messages = useMessages('postTranslation');
  const { about } = useMessages('action');
  const id = useId();
  const [translation, setTranslation] = useState<TranslatedPost>();
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { pending, run } = usePending(async () => {
    setFailed(false);
    try {
      setTranslation(await onTranslate());
      setShown(true);
    } catch {
      // The browser's reason, such as a full disk, is in no language of the reader.
      setFailed(true);
    }
  });
  const label = isShown ? messages.hide : messages.translate;

  return (
    <Stack gap={2}>
      <div>
        <Button
          variant="quiet"
          size="small"
          bleed
          icon={Languages}
          loading={pending}
          aria-label={about({ action: label, subject })}
          aria-expanded={isShown}
          onClick={() => (translation ? setShown(!isShown) : run())}
        >
          {label}
        </Button>
        <div role="status">{pending && isSlow && <Text variant="hint">{messages.loading}</Text>}</div>
      </div>
      {hasFailed && (
        <InlineMessage tone="error" role="alert">
          {messages.failed}
        </InlineMessage>
      )}
      {translation && isShown && (
        <Stack as="section" gap={2} className={styles.root} aria-labelledby={id}>
          <Text variant="muted" id={id}>
            {messages.title}
          </Text>
          {translation.title && (
            <Text userWritten lang={lang}>
              <strong>{translation.title}</strong>
            </Text>
          )}
          {translation.content && (
            <Text userWritten lang={lang}>
              {translation.content}
            </Text>
          )}
          <Text variant="note">{messages.note}</Text>
        </Stack>
      )}
    </Stack>
  );
}
