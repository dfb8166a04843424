import {
  daysBetween,
  endingDocuments,
  nextDate,
  type Step,
  type StoredDocument,
  sortByNextDate,
  sortOpenSteps,
} from '@settlement-help/contract';
import { useId } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { StepDate } from '../Deadline/Deadline.tsx';
import { languagePropsOf } from '../languagePropsOf.ts';

const maxShown = 4;

export interface DueListProps {
  steps: readonly Step[];
  /** Documents whose end is near are dates too. @default none */
  documents?: readonly StoredDocument[] | undefined;
  checklistHref: string;
  documentsHref: string;
  /** The page for the calendar and e-mail reminders. */
  datesHref: string;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
}

/** The dates after the next step's, nearest first. */
export function DueList(props: DueListProps) {
  const { steps, documents = [], checklistHref, documentsHref, datesHref, today } = props;
  const messages = useMessages('dueList');
  const titleId = useId();
  const stepRows = sortByNextDate(sortOpenSteps(steps, today).slice(1), today).map((step) => ({
    date: nextDate(step, today) ?? '',
    row: (
      <li key={step.id}>
        <Link href={`${checklistHref}#step-${step.step_number}`} {...languagePropsOf(step)}>
          {step.title}
        </Link>
        <StepDate step={step} steps={steps} today={today} />
      </li>
    ),
  }));
  const documentRows = endingDocuments(documents, today).map((document) => ({
    date: document.expires_on ?? '',
    row: <DocumentEnd key={document.id} document={document} href={documentsHref} today={today} />,
  }));
  const rows = [...stepRows, ...documentRows].toSorted((one, other) => one.date.localeCompare(other.date));
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {messages.title}
      </Heading>
      <Stack as="ul" role="list">
        {rows.slice(0, maxShown).map(({ row }) => row)}
      </Stack>
      {rows.length > maxShown && (
        <Text variant="small">{messages.more({ count: rows.length - maxShown })}</Text>
      )}
      <div>
        <Link href={datesHref} standalone>
          {messages.setUp}
        </Link>
      </div>
    </Stack>
  );
}

interface DocumentEndProps extends Pick<DueListProps, 'today'> {
  document: StoredDocument;
  href: string;
}

function DocumentEnd({ document: { original_filename, kind, expires_on }, href, today }: DocumentEndProps) {
  const kinds = useMessages('documentKinds');
  const documents = useMessages('documents');
  const deadline = useMessages('deadline');
  return (
    <li>
      <Link href={href}>{kind ? kinds[kind] : original_filename}</Link>
      {expires_on && (
        <Inline gap={2}>
          <strong>{documents.validUntil({ iso: expires_on })}</strong>
          <Text as="span" variant="small">
            {deadline.daysLeft({ days: daysBetween(today, expires_on) })}
          </Text>
        </Inline>
      )}
    </li>
  );
}
