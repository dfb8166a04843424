import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import type { CommunityResults } from './results.ts';
import * as styles from './SearchDialog.css.ts';

/** Shown in place of the questions that are not there yet. */
export function CommunityState({ state, results, onRetry }: CommunityResults) {
  const messages = useMessages('siteSearch');
  const text = { loading: messages.searching, offline: messages.offline, failed: messages.failed }[
    state as 'loading'
  ];
  if (!text || (state === 'loading' && results.length > 0)) return null;
  return (
    <section>
      <Heading level={2} variant="label" className={styles.groupTitle}>
        {messages.groups.community}
      </Heading>
      {state === 'failed' ? (
        <LoadFailure quiet message={text} onRetry={onRetry} />
      ) : (
        <Text variant="small" role="status" className={styles.state}>
          {text}
        </Text>
      )}
    </section>
  );
}
