import type { NavSection } from '@settlement-help/ui/domain';
import { matchPath } from 'react-router-dom';
import { paths, publicPaths } from './paths.ts';

const addresses: Record<NavSection, readonly string[]> = {
  dashboard: [paths.home, paths.dashboard],
  checklist: [paths.checklist, paths.situation, paths.situationQuestion, ...publicPaths],
  documents: [paths.documents],
  services: [paths.services],
  community: [paths.community, paths.forum, paths.question],
  profile: [paths.profile, paths.changeDestination],
  moderation: [paths.moderation],
};

/** The section of the navigation that an address lies in. */
export const navSectionAt = (pathname: string) =>
  (Object.keys(addresses) as NavSection[]).find((section) =>
    addresses[section].some((pattern) => matchPath(pattern, pathname)),
  ) ?? null;
