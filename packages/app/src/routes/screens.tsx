import { Skeleton, SkeletonGroup } from '@settlement-help/ui';
import type { NavSection } from '@settlement-help/ui/domain';
import type { ComponentType } from 'react';
import { loadable } from '#app/lib/navigation/loadable.tsx';

const skeleton = (
  <SkeletonGroup>
    <Skeleton shape="heading" width="min(22rem, 80%)" />
    <Skeleton width="min(28rem, 90%)" />
    <Skeleton shape="block" height="18rem" />
  </SkeletonGroup>
);

const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  loadable({ load, skeleton });

export const Checklist = screen(async () => (await import('./Checklist.tsx')).Checklist);
export const Documents = screen(async () => (await import('./Documents.tsx')).Documents);
export const Services = screen(async () => (await import('./Services.tsx')).Services);
export const Forum = screen(async () => (await import('./Forum.tsx')).Forum);
export const Question = screen(async () => (await import('./Question.tsx')).Question);
export const Profile = screen(async () => (await import('./Profile.tsx')).Profile);
export const ChangeDestination = screen(
  async () => (await import('./ChangeDestination.tsx')).ChangeDestination,
);
export const Destination = screen(async () => (await import('./Destination.tsx')).Destination);

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
