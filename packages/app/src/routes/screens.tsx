import { lazyComponent, Skeleton, SkeletonGroup } from '@settlement-help/ui';
import type { NavSection } from '@settlement-help/ui/domain';
import type { ComponentType } from 'react';
import { ScreenFailure } from '#app/lib/navigation/ScreenFailure.tsx';

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
export const Services = screen(() => import('./Services.tsx').then((part) => part.Services));
export const Forum = screen(() => import('./Forum.tsx').then((part) => part.Forum));
export const Question = screen(() => import('./Question.tsx').then((part) => part.Question));
export const Profile = screen(() => import('./Profile.tsx').then((part) => part.Profile));
export const ChangeDestination = screen(() =>
  import('./ChangeDestination.tsx').then((part) => part.ChangeDestination),
);
export const Destination = screen(() => import('./Destination.tsx').then((part) => part.Destination));

const screens: Record<NavSection, { preload: () => void } | null> = {
  dashboard: null,
  checklist: Checklist,
  documents: Documents,
  services: Services,
  community: Forum,
  profile: Profile,
};

/** Fetches the chunk of a section's screen ahead; the dashboard comes with the shell. */
export const preloadScreen = (section: NavSection) => screens[section]?.preload();
