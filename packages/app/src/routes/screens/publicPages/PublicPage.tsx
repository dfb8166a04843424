import { loadStepGuide } from '@settlement-help/content/guides';
import { loadLetter, loadLetterTitles } from '@settlement-help/content/letters';
import { loadOffices } from '@settlement-help/content/offices';
import type { Country, Language, Letter, LetterTitle, User } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { situationQuery, stepsQuery } from '#app/features/checklist/queries.ts';
import { visitorPlan } from '#app/features/visitorPlan/visitorPlan.ts';
import { VisitorQueryProvider } from '#app/lib/api/VisitorQueryProvider.tsx';
import { Content } from '#app/lib/content/Content.tsx';
import { type ContentSource, preloadContent } from '#app/lib/content/useContent.ts';
import { countryFromPath } from '#app/lib/navigation/paths.ts';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { useStore } from '#app/lib/storage/store.ts';
import { LetterScreen, LettersScreen } from './LetterScreen.tsx';
import { PageNotFound } from './PageNotFound.tsx';
import { StepPage, type StepPageProps } from './StepPage.tsx';

/** The parameters of the address. */
export interface PublicAddress {
  country?: string | undefined;
  step?: string | undefined;
}

export interface PublicPageProps {
  user?: User | undefined;
}

/** Waits for the situation and the steps: an office or a state that is shown later would push the page down. */
function SignedInStepPage({ user, ...step }: StepPageProps & { user: User }) {
  const { country } = step.guide;
  const isOwn = useSession().country === country;
  const { data: situation, isPending } = useQuery(situationQuery);
  const { isFetched } = useQuery({ ...stepsQuery(country), enabled: isOwn });
  if (isPending || (isOwn && !isFetched)) return <ScreenSkeleton />;
  return <StepPage {...step} userId={user.id} postalCode={situation?.postal_code ?? user.postal_code} />;
}

/** Waits for the situation: the letter is filled in when it is first rendered. */
function SignedInLetter({ letter, user }: { letter: Letter; user: User }) {
  const isOwn = useSession().country === letter.country;
  const { data: situation, isPending } = useQuery({ ...situationQuery, enabled: isOwn });
  if (isOwn && isPending) return <ScreenSkeleton />;
  return <LetterScreen letter={letter} user={user} situation={isOwn ? situation : null} />;
}

function VisitorLetter({ letter }: { letter: Letter }) {
  const { country, situation } = useStore(visitorPlan);
  return <LetterScreen letter={letter} situation={country === letter.country ? situation : null} />;
}

function PublicScreen({ user }: PublicPageProps) {
  const { country: name, step, letter: key } = useParams();
  const country = countryFromPath(name);

  const notFound = <PageNotFound isSignedIn={user !== undefined} />;
  if (!country) return notFound;
  if (step !== undefined)
    return (
      <Content {...stepContent(country, step)}>
        {(content) => {
          if (!content) return notFound;
          return user ? <SignedInStepPage {...content} user={user} /> : <StepPage {...content} />;
        }}
      </Content>
    );
  if (key !== undefined)
    return (
      <Content name={`${country}/letters/${key}`} load={(language) => loadLetter(language, country, key)}>
        {(letter) => {
          if (!letter) return notFound;
          return user ? <SignedInLetter letter={letter} user={user} /> : <VisitorLetter letter={letter} />;
        }}
      </Content>
    );
  return (
    <Content {...lettersContent(country)}>
      {(letters) => <LettersScreen country={country} letters={letters} />}
    </Content>
  );
}

const stepContent = (country: Country, key: string): ContentSource<StepPageProps | null> => ({
  name: `${country}/steps/${key}`,
  load: async (language) => {
    const [guide, offices] = await Promise.all([loadStepGuide(language, country, key), loadOffices(country)]);
    return guide && { guide, offices };
  },
});

const lettersContent = (country: Country): ContentSource<LetterTitle[]> => ({
  name: `${country}/letters`,
  load: (language) => loadLetterTitles(language, country),
});

/** Loads the content of a prerendered page. */
export async function preloadPublicPage(language: Language, { country: name, step }: PublicAddress) {
  const country = countryFromPath(name);
  if (!country) return;
  if (step === undefined) await preloadContent(language, lettersContent(country));
  else await preloadContent(language, stepContent(country, step));
}

export function PublicPage({ user }: PublicPageProps) {
  const address = useParams();
  const page = <PublicScreen key={Object.values(address).join('/')} user={user} />;
  return user ? page : <VisitorQueryProvider>{page}</VisitorQueryProvider>;
}
