import type { CounterGuide, Country, User } from '@settlement-help/contract';
import { useFormats } from '@settlement-help/ui';
import { CounterPass, type CounterPassProps, HowDidItGo, Stamp } from '@settlement-help/ui/domain';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCounterGuide } from '#app/lib/content/useCounterGuide.ts';
import { countryFromPath, paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { visitorId } from '#app/lib/storage/draftStorage.ts';
import * as styles from '../../PassRoute.css.ts';
import { PageNotFound } from '../publicPages/PageNotFound.tsx';
import { OwnPass } from './lazyOwnPass.ts';
import { usePassProps } from './usePassProps.tsx';

export interface PassScreenProps {
  user?: User | undefined;
}

/** The counter pass of a step. It has no shell, because an official sees it. */
export function PassScreen({ user }: PassScreenProps) {
  const { country: name, step = '' } = useParams();
  const country = countryFromPath(name);
  if (!country) return <NoPass isSignedIn={user !== undefined} />;
  return <KnownPass key={`${country}/${step}`} country={country} step={step} user={user} />;
}

interface KnownPassProps extends PassScreenProps {
  country: Country;
  step: string;
}

function KnownPass({ country, step, user }: KnownPassProps) {
  const guide = useCounterGuide(country, step);
  const isOwn = useSession().country === country;
  if (!guide) return <NoPass isSignedIn={user !== undefined} />;
  return (
    <>
      <ScreenTitle title={guide.original_term} />
      {user && isOwn ? (
        <OwnPass guide={guide} user={user} />
      ) : (
        <PublicPass guide={guide} isVisitor={user === undefined} />
      )}
    </>
  );
}

function PublicPass({ guide, isVisitor }: { guide: CounterGuide; isVisitor: boolean }) {
  const props = usePassProps(guide, visitorId);
  return <CounterPass {...props} outcome={isVisitor && <VisitorOutcome {...props} />} />;
}

/** The result of a visitor is not saved. */
function VisitorOutcome({ guide, backHref, letterHref }: CounterPassProps) {
  const [isDone, setIsDone] = useState(false);
  const format = useFormats();
  return (
    <HowDidItGo
      guide={guide}
      isDone={isDone}
      onWorked={async () => setIsDone(true)}
      stamp={
        <Stamp word={guide.stamp} date={format.shortDate(new Date().toISOString())} lang={guide.language} />
      }
      stepHref={backHref}
      letterHref={letterHref}
      planHref={paths.visitorPlan}
    />
  );
}

const NoPass = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <main className={styles.frame}>
    <PageNotFound isSignedIn={isSignedIn} />
  </main>
);
