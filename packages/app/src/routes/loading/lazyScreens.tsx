import type { NavSection } from '@settlement-help/ui/domain';
import type { ComponentType } from 'react';
import { lazyWithTexts } from '#app/lib/language/lazyWithTexts.ts';
import { ScreenFailure } from '#app/lib/loading/ScreenFailure.tsx';
import { ScreenSkeleton } from '#app/lib/loading/ScreenSkeleton.tsx';

const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithTexts(load, { pending: <ScreenSkeleton />, failed: ScreenFailure, inSlices: true });

export const Documents = screen(() =>
  import('#app/routes/screens/Documents.tsx').then((part) => part.Documents),
);
export const Checklist = screen(() =>
  import('#app/routes/screens/checklist/Checklist.tsx').then((part) => part.Checklist),
);
export const Services = screen(() =>
  import('#app/routes/screens/Services.tsx').then((part) => part.Services),
);
export const Situation = screen(() =>
  import('#app/routes/screens/Situation.tsx').then((part) => part.Situation),
);
export const Forum = screen(() => import('#app/routes/screens/Forum.tsx').then((part) => part.Forum));
export const Question = screen(() =>
  import('#app/routes/screens/Question.tsx').then((part) => part.Question),
);
export const Profile = screen(() => import('#app/routes/screens/Profile.tsx').then((part) => part.Profile));
export const ChangeDestination = screen(() =>
  import('#app/routes/screens/ChangeDestination.tsx').then((part) => part.ChangeDestination),
);
export const Destination = screen(() =>
  import('#app/routes/screens/Destination.tsx').then((part) => part.Destination),
);

export const Moderation = screen(() =>
  import('#app/routes/screens/Moderation.tsx').then((part) => part.Moderation),
);

const screens = {
  checklist: Checklist,
  documents: Documents,
  services: Services,
  community: Forum,
  profile: Profile,
  moderation: Moderation,
};

/** Preloads the chunk of a section's screen; the dashboard's comes with the shell. */
export function preloadScreen(section: NavSection) {
  if (section !== 'dashboard') screens[section].preload();
}
