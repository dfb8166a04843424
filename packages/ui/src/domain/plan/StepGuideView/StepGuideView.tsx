import { type StepGuide, withoutDocuments } from '@settlement-help/contract';
import { IdCard } from 'lucide';
import type { ReactNode } from 'react';
import { HearButton } from '../../../patterns/HearButton.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { DataItem, DataList } from '../../../primitives/content/DataList/DataList.tsx';
import { Prose } from '../../../primitives/content/Prose/Prose.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { BringList } from '../../documents/BringList/BringList.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { FactReportForm } from '../FactReportForm/FactReportForm.tsx';
import { Lines, Section } from './Section.tsx';
import { Sources } from './Sources.tsx';
import * as styles from './StepGuideView.css.ts';

export interface StepGuideViewProps {
  guide: StepGuide;
  /** Links above the content. */
  children?: ReactNode;
  /** The link to the screen that the page belongs to. */
  back?: ReactNode;
  /** The person's own date and state. @default none */
  own?: ReactNode;
  /** The bring list with the user's documents. @default the items alone */
  bring?: ReactNode;
  /** Finds the office of a postal code. */
  office?: ReactNode;
  /** The counter pass of the step. */
  passHref?: string | undefined;
  letterHref: (key: string) => string;
  onReport: (text: string) => Promise<void>;
}

/** All facts about a step, the same for everyone. */
export function StepGuideView(props: StepGuideViewProps) {
  const { guide, children, back, own, bring, office, passHref, letterHref, onReport } = props;
  const messages = useMessages('guide');
  const { show } = useMessages('counterPass');
  const language = guide.country === 'Germany' ? 'de' : 'fr';
  return (
    <Stack gap={4}>
      {back && <div>{back}</div>}
      <Page
        title={guide.title}
        asideSize="wide"
        isAsideTall
        aside={
          <Stack gap={6}>
            {own}
            <InShort guide={guide} />
            {office}
            {guide.bring.length > 0 && (
              <Section title={messages.bring}>
                {bring || <BringList matches={withoutDocuments(guide.bring)} />}
              </Section>
            )}
          </Stack>
        }
        lead={
          <>
            <span lang={language}>{guide.original_term}</span>
            {` · ${guide.description}`}
          </>
        }
      >
        <Stack gap={8} className={styles.view}>
          {passHref && (
            <div>
              <ButtonLink icon={IdCard} href={passHref}>
                {show}
              </ButtonLink>
            </div>
          )}
          {children}
          {guide.about.length > 0 && (
            <Prose>
              {guide.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          )}
          <Lines title={messages.appointment} lines={guide.appointment} />
          <Lines title={messages.afterwards} lines={guide.afterwards} />
          <Lines title={messages.ifRefused} lines={guide.if_refused} />
          <Lines
            title={messages.watchOut}
            lines={[...(guide.note ? [guide.note] : []), ...guide.watch_out]}
          />
          {guide.letters.length > 0 && (
            <Section title={messages.letters}>
              <Stack as="ul" gap={2} role="list">
                {guide.letters.map(({ key, title }) => (
                  <li key={key}>
                    <Link href={letterHref(key)} standalone>
                      {title}
                    </Link>
                  </li>
                ))}
              </Stack>
            </Section>
          )}
          {guide.terms.length > 0 && (
            <Section title={messages.terms}>
              <DataList>
                {guide.terms.map(({ key, term, say, meaning }) => (
                  <DataItem
                    key={key}
                    id={termAnchor(key)}
                    term={
                      <>
                        <span lang={language}>{term}</span>{' '}
                        <HearButton
                          text={term}
                          language={language}
                          label={messages.hear({ term })}
                          stopLabel={messages.stop({ term })}
                        />
                      </>
                    }
                  >
                    {meaning}{' '}
                    {say.toLowerCase() !== term.toLowerCase() && (
                      <Text variant="note">{messages.say({ how: say })}</Text>
                    )}
                  </DataItem>
                ))}
              </DataList>
            </Section>
          )}
          <Sources of={guide} language={language}>
            <FactReportForm onReport={onReport} />
          </Sources>
        </Stack>
      </Page>
    </Stack>
  );
}

interface GuidePartProps {
  guide: StepGuide;
}

/** The short facts, the places to go to and the age of the facts. */
function InShort({ guide }: GuidePartProps) {
  const messages = useMessages('guide');
  const { checked } = useMessages('step');
  const facts = [
    [messages.deadline, guide.deadline],
    [messages.who, guide.who],
    [messages.howLong, guide.how_long],
    [messages.cost, guide.cost],
    [messages.where, guide.where],
  ] as const;
  return (
    <Stack gap={3}>
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
        <Stack as="ul" gap={2} role="list">
          {guide.places.map(({ label, url }) => (
            <li key={url}>
              <Link href={url} external standalone>
                {label}
              </Link>
            </li>
          ))}
        </Stack>
      )}
      <Text variant="note">
        {guide.verified_on ? checked({ iso: guide.verified_on }) : messages.notCompared}
      </Text>
    </Stack>
  );
}

/** The id of an official term on the page of its step. */
export const termAnchor = (key: string) => `term-${key}`;
