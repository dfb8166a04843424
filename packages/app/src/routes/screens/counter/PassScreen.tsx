import { type CounterGuide, type Country, countries, type User } from '@settlement-help/contract';
import { CounterPass } from '@settlement-help/ui/domain';
import { useParams } from 'react-router-dom';
import { useCounterGuide } from '#app/lib/content/useCounterGuide.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import * as styles from '../../PassRoute.css.ts';
import { PageNotFound } from '../publicPages/PageNotFound.tsx';
import { OwnPass } from './OwnPass.tsx';
import { usePassProps } from './usePassProps.tsx';

export interface PassScreenProps {
  user?: User | undefined;
}

/** The counter pass of a step. It has no shell, because an official sees it. */
export function PassScreen({ user }: PassScreenProps) {
  const { country: name, step = '' } = useParams();
  const country = countries.find((one) => one.toLowerCase() === name);
  const isSignedIn = user !== undefined;
  if (!country) return <NoPass isSignedIn={isSignedIn} />;
  return <KnownPass key={`${country}/${step}`} country={country} step={step} isSignedIn={isSignedIn} />;
}

interface KnownPassProps {
  country: Country;
  step: string;
  isSignedIn: boolean;
}

function KnownPass({ country, step, isSignedIn }: KnownPassProps) {
  const guide = useCounterGuide(country, step);
  const isOwn = useSession().country === country && isSignedIn;
  if (!guide) return <NoPass isSignedIn={isSignedIn} />;
  return (
    <>
      <ScreenTitle of="checklist" title={guide.original_term} />
      {isOwn ? <OwnPass guide={guide} /> : <PublicPass guide={guide} />}
    </>
  );
}

const PublicPass = ({ guide }: { guide: CounterGuide }) => <CounterPass {...usePassProps(guide)} />;

const NoPass = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <main className={styles.frame}>
    <PageNotFound isSignedIn={isSignedIn} />
  </main>
);
