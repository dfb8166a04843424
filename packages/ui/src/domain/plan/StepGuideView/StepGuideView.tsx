import type { StepGuide } from '@settlement-help/contract';
import { type ReactNode, useId } from 'react';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { DataItem, DataList } from '../../../primitives/content/DataList/DataList.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { rows } from '../../../styles/layout.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FactReportForm } from '../FactReportForm/FactReportForm.tsx';
import * as styles from './StepGuideView.css.ts';

export interface StepGuideViewProps {
  guide: StepGuide;
  /** Stands above the facts, such as the way back to the plan. */
  children?: ReactNode;
  /** Sends a report that a fact is wrong. */
  onReport: (text: string) => Promise<void>;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

/** All that is known of a step, the same for everyone: what to bring, how it goes, what comes after, and the sources. */
export function StepGuideView({ guide, children, onReport }: StepGuideViewProps) {
  const messages = useMessages('guide');
  const language = guide.country === 'Germany' ? 'de' : 'fr';
  const facts = [
    [messages.who, guide.who],
    [messages.deadline, guide.deadline],
    [messages.howLong, guide.how_long],
    [messages.cost, guide.cost],
    [messages.where, guide.where],
  ] as const;
  return (
    <Page
      title={guide.title}
      lead={
        <>
          <span lang={language}>{guide.original_term}</span>
          {` · ${guide.description}`}
        </>
      }
    >
      <div className={styles.view}>
        {children}
        {guide.about.length > 0 && (
          <div className={styles.section}>
            {guide.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <DataList aria-label={messages.inShort}>
          {facts.map(
            ([term, fact]) =>
              fact && (
                <DataItem key={term} term={term}>
                  {fact}
                </DataItem>
              ),
          )}
        </DataList>
        {guide.places.length > 0 && (
          <ul role="list" className={rows[2]}>
            {guide.places.map(({ label, url }) => (
              <li key={url}>
                <Link href={url} external standalone>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {guide.bring.length > 0 && (
          <Section title={messages.bring}>
            <ul className={styles.bullets}>
              {guide.bring.map(({ item, note }) => (
                <li key={item}>
                  {item}
                  {note && <Text variant="note">{note}</Text>}
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Lines title={messages.appointment} lines={guide.appointment} />
        <Lines title={messages.afterwards} lines={guide.afterwards} />
        <Lines title={messages.ifRefused} lines={guide.if_refused} />
        <Lines title={messages.watchOut} lines={[...(guide.note ? [guide.note] : []), ...guide.watch_out]} />
        {guide.terms.length > 0 && (
          <Section title={messages.terms}>
            <DataList>
              {guide.terms.map(({ key, term, say, meaning }) => (
                <DataItem key={key} term={<span lang={language}>{term}</span>}>
                  {meaning} <Text variant="note">{messages.say(say)}</Text>
                </DataItem>
              ))}
            </DataList>
          </Section>
        )}
        <Section title={messages.sources}>
          <ul role="list" className={rows[2]}>
            {guide.laws.map(({ name, url }) => (
              <li key={name}>
                {url ? (
                  <Link href={url} external>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </li>
            ))}
            {guide.sources.map(({ title, authority, url, is_exact }) => (
              <li key={title}>
                <Link href={url} external>
                  {is_exact ? title : authority}
                </Link>{' '}
                <Text variant="note">{is_exact ? authority : messages.lookFor(title)}</Text>
              </li>
            ))}
          </ul>
          <Text variant="small">
            {guide.verified_on
              ? messages.checked(guide.verified_on, guide.review_by)
              : messages.notChecked(guide.review_by)}
          </Text>
          <FactReportForm onReport={onReport} />
        </Section>
      </div>
    </Page>
  );
}
