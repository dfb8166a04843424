import { loadStepGuide } from '@settlement-help/content/guides';
import { loadLetter, loadLetterTitles } from '@settlement-help/content/letters';
import { countries, type StepGuide, type User } from '@settlement-help/contract';
import { lazyComponent, SkeletonGroup } from '@settlement-help/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { situationQuery } from '#app/features/checklist/planQueries.ts';
import { Content } from '#app/lib/content/Content.tsx';
import { ScreenFailure } from '#app/lib/loading/ScreenFailure.tsx';
import { PageNotFound } from './PageNotFound.tsx';

export interface PublicPageProps {
  /** Who reads it, when signed in. */
  user?: User | undefined;
}

const lazyPart = { pending: <SkeletonGroup />, failed: ScreenFailure };
const StepPage = lazyComponent(() => import('./StepPage.tsx').then((part) => part.StepPage), lazyPart);
const LetterScreen = lazyComponent(
  () => import('./LetterScreen.tsx').then((part) => part.LetterScreen),
  lazyPart,
);
const LettersScreen = lazyComponent(
  () => import('./LetterScreen.tsx').then((part) => part.LettersScreen),
  lazyPart,
);

/** Waits for the situation, whose postal code finds the office: shown later, the office would push the page down. */
function OwnStepPage({ guide, user }: { guide: StepGuide; user: User }) {
  const { data: situation, isPending } = useQuery(situationQuery);
  if (isPending) return lazyPart.pending;
  return <StepPage guide={guide} userId={user.id} postalCode={situation?.postal_code ?? user.postal_code} />;
}

/** The page that an address names; an address of nothing says so. */
function PageAt({ user }: PublicPageProps) {
  const { country: name, step, letter: key } = useParams();
  const country = countries.find((one) => one.toLowerCase() === name);
  const Page = step !== undefined ? StepPage : key !== undefined ? LetterScreen : LettersScreen;
  // The code of the page loads beside its content.
  useEffect(() => Page.preload(), [Page]);

  const notFound = <PageNotFound isSignedIn={user !== undefined} />;
  if (!country) return notFound;
  if (step !== undefined)
    return (
      <Content name={`${country}/steps/${step}`} load={(language) => loadStepGuide(language, country, step)}>
        {(guide) => {
          if (!guide) return notFound;
          return user ? <OwnStepPage guide={guide} user={user} /> : <StepPage guide={guide} />;
        }}
      </Content>
    );
  if (key !== undefined)
    return (
      <Content name={`${country}/letters/${key}`} load={(language) => loadLetter(language, country, key)}>
        {(letter) => (letter ? <LetterScreen letter={letter} user={user} /> : notFound)}
      </Content>
    );
  return (
    <Content name={`${country}/letters`} load={(language) => loadLetterTitles(language, country)}>
      {(letters) => <LettersScreen country={country} letters={letters} />}
    </Content>
  );
}

/** The pages that everyone can open, signed in or not: the facts of a step, and the letters of a country. */
export function PublicPage(person: PublicPageProps) {
  const address = useParams();
  return <PageAt key={Object.values(address).join('/')} {...person} />;
}
