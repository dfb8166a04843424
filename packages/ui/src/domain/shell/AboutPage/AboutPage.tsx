import type { LegalPage, ReviewSummary, Site } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Prose } from '../../../primitives/content/Prose/Prose.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './AboutPage.css.ts';

export interface AboutPageProps {
  /** Undefined while it is loading. */
  site: Pick<Site, 'operator' | 'pages'> | undefined;
  /** Shown in place of the operator if the site could not be loaded. */
  failure?: ReactNode;
  reviews: ReviewSummary;
}

/** The operator of the site, how facts are checked, and the rules. */
export function AboutPage({ site, failure, reviews }: AboutPageProps) {
  const messages = useMessages('about');
  const { operator, facts, limits, rules } = messages;
  const { steps, verified, last_verified_on: day } = reviews;
  const published = (['privacy', 'terms', 'accessibility'] as const).filter((page) =>
    site?.pages.includes(page),
  );
  return (
    <Page title={messages.title} lead={messages.lead}>
      <div>
        <RuledSection title={operator.title}>
          {failure ??
            (site ? (
              <Stack gap={3}>
                {site.operator === null ? (
                  <p>{operator.none}</p>
                ) : (
                  <p className={styles.operator} dir="auto">
                    {site.operator}
                  </p>
                )}
                {site.pages.includes('imprint') && <LegalLink page="imprint">{operator.imprint}</LegalLink>}
              </Stack>
            ) : (
              <SkeletonGroup>
                <Skeleton lines={3} />
              </SkeletonGroup>
            ))}
        </RuledSection>
        <RuledSection title={facts.title}>
          <Prose>
            <p>{facts.sources}</p>
            <p>{facts.verified({ verified, steps, day })}</p>
            <p>{facts.again}</p>
            <p>{facts.dates}</p>
            <p>{facts.report}</p>
          </Prose>
        </RuledSection>
        <RuledSection title={limits.title}>
          <Prose>
            <p>{limits.nothingSent}</p>
            <p>{limits.noAdvice}</p>
            <p>{limits.translations}</p>
          </Prose>
        </RuledSection>
        {site && (
          <RuledSection title={rules.title}>
            {published.length === 0 ? (
              <p>{rules.none}</p>
            ) : (
              <ul role="list">
                {published.map((page) => (
                  <li key={page}>
                    <LegalLink page={page}>{rules[page]}</LegalLink>
                  </li>
                ))}
              </ul>
            )}
          </RuledSection>
        )}
      </div>
    </Page>
  );
}

/** A page of the server, outside of the app's routes. */
function LegalLink({ page, children }: { page: LegalPage; children: ReactNode }) {
  return <a href={`/legal/${page}?lang=${useFormats().locale}`}>{children}</a>;
}
