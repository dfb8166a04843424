import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { onFirstClick } from '../../../primitives/actions/Button/onFirstClick.ts';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { RouteSheet } from '../../checklist/RouteSheet/RouteSheet.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Skyline } from '../Skyline/Skyline.tsx';
import * as styles from './Landing.css.ts';

export interface LandingProps {
  onCreateAccount: () => void;
  onLogIn: () => void;
  /** The plan that needs no account. */
  planHref: string;
  /** Called on hover or focus of the link to the plan. */
  onPlanIntent?: (() => void) | undefined;
  aboutHref: string;
  /** `ExampleSteps`. */
  examples?: ReactNode;
  /** Called on hover or focus, to preload the dialogs. */
  onIntent?: () => void;
}

/** The start page of a visitor (§2 `/`). */
export function Landing(props: LandingProps) {
  const { onCreateAccount, onLogIn, onIntent, planHref, onPlanIntent, aboutHref, examples } = props;
  const messages = useMessages('landing');
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <div className={styles.landing}>
      <section className={styles.hero}>
        <div>
          <Heading level={1} className={styles.title}>
            {messages.title}
          </Heading>
          <Text variant="lead" className={styles.lead}>
            {messages.lead}
          </Text>
          <div className={styles.actions}>
            <Button {...intent} onClick={onFirstClick(onCreateAccount)}>
              {messages.createAccount}
            </Button>
            <ButtonLink
              variant="secondary"
              href={planHref}
              onPointerEnter={onPlanIntent}
              onFocus={onPlanIntent}
            >
              {messages.planWithoutAccount}
            </ButtonLink>
            <Button {...intent} variant="quiet" onClick={onFirstClick(onLogIn)}>
              {messages.logIn}
            </Button>
          </div>
          <Text variant="small" className={styles.promise}>
            {messages.promise}
          </Text>
        </div>
        <RouteSheet />
      </section>
      <Skyline />
      {examples}
      <section className={styles.section} aria-labelledby="landing-features">
        <Heading level={2} id="landing-features" variant="panel">
          {messages.features.title}
        </Heading>
        <ul role="list">
          {messages.features.items.map(({ title, text }) => (
            <li key={title} className={styles.feature}>
              <Heading level={3}>{title}</Heading>
              <Text variant="muted" className={styles.featureText}>
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.links}>
        <Link href={aboutHref} variant="muted">
          {messages.about}
        </Link>
        <a href={`/legal?lang=${useFormats().locale}`}>{messages.legal}</a>
      </p>
    </div>
  );
}
