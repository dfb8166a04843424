import { lazyWithPreload } from '@settlement-help/ui/internal';
import { matchPath } from 'react-router-dom';
import { paths } from '#app/lib/navigation/paths.ts';
import { Pass } from './lazyPass.ts';
import { About, PublicPage, Transparency } from './lazyPublicPages.ts';
import { OwnPass } from './screens/counter/lazyOwnPass.ts';

export const Checklist = lazyWithPreload(async () => (await import('./screens/Checklist.tsx')).Checklist);
export const Situation = lazyWithPreload(async () => (await import('./screens/Situation.tsx')).Situation);
export const Documents = lazyWithPreload(async () => (await import('./screens/Documents.tsx')).Documents);
export const Services = lazyWithPreload(async () => (await import('./screens/Services.tsx')).Services);
export const Forum = lazyWithPreload(async () => (await import('./screens/Forum.tsx')).Forum);
export const Question = lazyWithPreload(async () => (await import('./screens/Question.tsx')).Question);
export const Profile = lazyWithPreload(async () => (await import('./screens/profile/Profile.tsx')).Profile);
export const Moderation = lazyWithPreload(async () => (await import('./screens/Moderation.tsx')).Moderation);
export const Destination = lazyWithPreload(
  async () => (await import('./screens/profile/Destination.tsx')).Destination,
);
export const ChangeDestination = lazyWithPreload(
  async () => (await import('./screens/profile/Destination.tsx')).ChangeDestination,
);

/** Opened from the header of each screen. */
export const UserSearch = lazyWithPreload(async () => (await import('./search/UserSearch.tsx')).UserSearch);

export const Reminders = lazyWithPreload(
  async () => (await import('./screens/profile/Settings.tsx')).Reminders,
);
export const Appearance = lazyWithPreload(
  async () => (await import('./screens/profile/Settings.tsx')).Appearance,
);
export const Devices = lazyWithPreload(async () => (await import('./screens/profile/Settings.tsx')).Devices);
export const SecondFactor = lazyWithPreload(
  async () => (await import('./screens/profile/Settings.tsx')).SecondFactor,
);
export const Data = lazyWithPreload(async () => (await import('./screens/profile/Settings.tsx')).Data);

const passes = {
  preload() {
    Pass.preload();
    OwnPass.preload();
  },
};

const screens = [
  [paths.checklist, Checklist],
  [paths.situation, Situation],
  [paths.situationQuestion, Situation],
  [paths.step, PublicPage],
  [paths.pass, passes],
  [paths.letters, PublicPage],
  [paths.letter, PublicPage],
  [paths.about, About],
  [paths.transparency, Transparency],
  [paths.documents, Documents],
  [paths.services, Services],
  [paths.community, Forum],
  [paths.forum, Forum],
  [paths.question, Question],
  [paths.communityQuestion, Question],
  [paths.profile, Profile],
  [paths.moderation, Moderation],
  [paths.changeDestination, ChangeDestination],
  [paths.reminders, Reminders],
  [paths.appearance, Appearance],
  [paths.devices, Devices],
  [paths.secondFactor, SecondFactor],
  [paths.data, Data],
] as const;

/** Preloads the code of the screen at a path. The dashboard's code is in the shell's chunk. */
export function preloadScreen(path: string) {
  screens.find(([pattern]) => matchPath(pattern, path))?.[1].preload();
}
