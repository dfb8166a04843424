import type { Country } from '@settlement-help/contract';
import { lazyComponent, Skeleton, SkeletonGroup } from '@settlement-help/ui';
import type { NavSection } from '@settlement-help/ui/domain';
import type { ComponentType } from 'react';
import { ScreenFailure } from '#app/lib/navigation/ScreenFailure.tsx';
import type { ServicesProps } from './Services.tsx';
import type { SituationProps } from './Situation.tsx';

const skeleton = (
  <SkeletonGroup>
    <Skeleton shape="heading" width="min(22rem, 80%)" />
    <Skeleton width="min(28rem, 90%)" />
    <Skeleton shape="block" height="18rem" />
  </SkeletonGroup>
);

const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, { pending: skeleton, failed: ScreenFailure });

export const Checklist = screen(() => import('./Checklist.tsx').then((part) => part.Checklist));
export const Documents = screen(() => import('./Documents.tsx').then((part) => part.Documents));
/** A screen with content of one country, which loads beside its code. */
const screenWith = <Own extends object, Content extends object>(
  load: () => Promise<ComponentType<Own & Content>>,
  loadContent: () => Promise<Content>,
) =>
  screen(async () => {
    const [Screen, content] = await Promise.all([load(), loadContent()]);
    return (props: Own) => <Screen {...props} {...content} />;
  });

const servicesOf = (loadServices: () => Promise<Pick<ServicesProps, 'services'>>) =>
  screenWith<Omit<ServicesProps, 'services'>, Pick<ServicesProps, 'services'>>(
    () => import('./Services.tsx').then((part) => part.Services),
    loadServices,
  );

const FrenchServices = servicesOf(async () => {
  const { services } = await import('@settlement-help/content/france/services');
  return { services };
});
const GermanServices = servicesOf(async () => {
  const { services } = await import('@settlement-help/content/germany/services');
  return { services };
});

/** Germany's services in Germany, and France's wherever else (§2 Services). */
export const servicesScreen = (country: Country) => (country === 'Germany' ? GermanServices : FrenchServices);

const situationOf = (loadRules: () => Promise<Pick<SituationProps, 'rules'>>) =>
  screenWith<Omit<SituationProps, 'rules'>, Pick<SituationProps, 'rules'>>(
    () => import('./Situation.tsx').then((part) => part.Situation),
    loadRules,
  );

const FrenchSituation = situationOf(async () => {
  const { plan } = await import('@settlement-help/content/france/plan');
  return { rules: plan };
});
const GermanSituation = situationOf(async () => {
  const { plan } = await import('@settlement-help/content/germany/plan');
  return { rules: plan };
});

export const situationScreen = (country: Country) =>
  country === 'Germany' ? GermanSituation : FrenchSituation;

export const Forum = screen(() => import('./Forum.tsx').then((part) => part.Forum));
export const Question = screen(() => import('./Question.tsx').then((part) => part.Question));
export const Profile = screen(() => import('./Profile.tsx').then((part) => part.Profile));
export const ChangeDestination = screen(() =>
  import('./ChangeDestination.tsx').then((part) => part.ChangeDestination),
);
export const Destination = screen(() => import('./Destination.tsx').then((part) => part.Destination));

const screens = { checklist: Checklist, documents: Documents, community: Forum, profile: Profile };

/** Preloads the chunk of a section's screen; the dashboard's comes with the shell. */
export function preloadScreen(section: NavSection, country: Country) {
  if (section === 'services') servicesScreen(country).preload();
  else if (section !== 'dashboard') screens[section].preload();
}
