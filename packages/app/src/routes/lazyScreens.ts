import { lazyWithPreload } from '@settlement-help/ui';
import { matchPath } from 'react-router-dom';
import { paths } from '#app/lib/navigation/paths.ts';

export const Checklist = lazyWithPreload(async () => (await import('./screens/Checklist.tsx')).Checklist);
export const Situation = lazyWithPreload(async () => (await import('./screens/Situation.tsx')).Situation);
export const PublicPage = lazyWithPreload(
  async () => (await import('./screens/publicPages/PublicPage.tsx')).PublicPage,
);
export const About = lazyWithPreload(async () => (await import('./screens/publicPages/About.tsx')).About);
export const Documents = lazyWithPreload(async () => (await import('./screens/Documents.tsx')).Documents);
export const Services = lazyWithPreload(async () => (await import('./screens/Services.tsx')).Services);
export const Forum = lazyWithPreload(async () => (await import('./screens/Forum.tsx')).Forum);
export const Question = lazyWithPreload(async () => (await import('./screens/Question.tsx')).Question);
export const Profile = lazyWithPreload(async () => (await import('./screens/Profile.tsx')).Profile);
export const Moderation = lazyWithPreload(async () => (await import('./screens/Moderation.tsx')).Moderation);
export const Destination = lazyWithPreload(
  async () => (await import('./screens/Destination.tsx')).Destination,
);
export const ChangeDestination = lazyWithPreload(
  async () => (await import('./screens/Destination.tsx')).ChangeDestination,
);

const screens = [
  [paths.checklist, Checklist],
  [paths.situation, Situation],
  [paths.situationQuestion, Situation],
  [paths.step, PublicPage],
  [paths.letters, PublicPage],
  [paths.about, About],
  [paths.documents, Documents],
  [paths.services, Services],
  [paths.community, Forum],
  [paths.forum, Forum],
  [paths.question, Question],
  [paths.profile, Profile],
  [paths.moderation, Moderation],
  [paths.changeDestination, ChangeDestination],
] as const;

/** Preloads the code of the screen at a path. The dashboard's code is in the shell's chunk. */
export function preloadScreen(path: string) {
  screens.find(([pattern]) => matchPath(pattern, path))?.[1].preload();
}
