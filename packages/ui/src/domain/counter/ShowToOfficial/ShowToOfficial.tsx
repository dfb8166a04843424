import type { BringMatch, CounterGuide, StoredDocument } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/contract/language';
import { Check } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { DocumentThumb, type DocumentThumbProps } from '../DocumentThumb/DocumentThumb.tsx';
import * as styles from './ShowToOfficial.css.ts';

export interface ShowToOfficialProps {
  guide: CounterGuide;
  /** The lines of `guide.bring` with the user's documents, in the same order. */
  matches: readonly BringMatch[];
  /** The `original` of each line of `guide.bring` that the user has on paper. @default none */
  papers?: readonly string[] | undefined;
  /** The day of `guide.since` as `YYYY-MM-DD`, if it is known. */
  since?: string | null | undefined;
  /** The last day as `YYYY-MM-DD`. */
  deadline?: string | null | undefined;
  onLoadThumb?: DocumentThumbProps['onLoad'] | undefined;
  /** The letters of the step, in the country's language. @default none */
  letters?: ReactNode;
  /** Rotated by 180°, for a person on the other side of the counter. @default false */
  isTurned?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The half of the counter pass for the official, in the country's language. */
export function ShowToOfficial({
  guide,
  matches,
  papers = [],
  since,
  deadline,
  onLoadThumb,
  letters,
  isTurned = false,
  ref,
}: ShowToOfficialProps) {
  const messages = useMessages('counterPass');
  const { language, labels } = guide;
  const { day } = createFormats(language);
  const papersId = useId();
  const inDays = (text: string, iso: string) => text.replace('{date}', day(iso));
  const foot = [
    ...guide.laws.map(({ name }) => name),
    ...(deadline ? [inDays(labels.deadline, deadline)] : []),
  ];
  return (
    <Card
      as="section"
      ref={ref}
      aria-label={messages.official[language]}
      className={styles.sheet}
      data-turned={isTurned ? '' : undefined}
    >
      <CardBody>
        <Stack gap={5} lang={language} dir="ltr">
          <Stack gap={3}>
            <Text variant="small">{labels.to_show}</Text>
            <Heading level={2} variant="page" className={styles.request}>
              {guide.request.original}
              {guide.since && since && ` ${inDays(guide.since.original, since)}`}
            </Heading>
            <Text variant="muted">{guide.speak_slowly.original}</Text>
          </Stack>
          {matches.length > 0 && (
            <Stack gap={2}>
              <Text variant="small" id={papersId}>
                {labels.papers}
              </Text>
              <ul role="list" aria-labelledby={papersId} className={styles.papers}>
                {matches.map((match, index) => {
                  const name = guide.bring[index]?.original ?? match.line.item;
                  return (
                    <Line
                      key={match.line.item}
                      name={name}
                      match={match}
                      isOnPaper={papers.includes(name)}
                      presentLabel={labels.present}
                      note={noteOf(match, labels, inDays)}
                      onLoadThumb={onLoadThumb}
                    />
                  );
                })}
              </ul>
            </Stack>
          )}
          {letters}
          <p className={styles.point}>{labels.point}</p>
          {foot.length > 0 && <Text variant="small">{foot.join(' · ')}</Text>}
        </Stack>
      </CardBody>
    </Card>
  );
}

interface LineProps extends Pick<ShowToOfficialProps, 'onLoadThumb'> {
  name: string;
  match: BringMatch;
  isOnPaper: boolean;
  presentLabel: string;
  note: string | undefined;
}

function Line({ name, match: { state, document }, isOnPaper, presentLabel, note, onLoadThumb }: LineProps) {
  const isThere = isOnPaper || state === 'present' || state === 'undated';
  return (
    <li className={styles.line} data-state={isThere ? 'present' : state}>
      {document && onLoadThumb && <DocumentThumb document={document} onLoad={onLoadThumb} />}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {note && !isOnPaper && <Text variant="small">{note}</Text>}
      </div>
      {isThere && <Icon icon={Check} label={presentLabel} className={styles.check} />}
    </li>
  );
}

/** The note beside a stored document: it is on the device, and its date. */
function noteOf(
  { document }: BringMatch,
  labels: CounterGuide['labels'],
  inDays: (text: string, iso: string) => string,
) {
  if (!document) return undefined;
  const { expires_on, issued_on }: Partial<StoredDocument> = document;
  const date =
    (expires_on && inDays(labels.valid_until, expires_on)) ||
    (issued_on && inDays(labels.issued_on, issued_on));
  return [labels.stored, date].filter(Boolean).join(' · ');
}
