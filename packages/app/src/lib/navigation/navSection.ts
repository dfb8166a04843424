import type { NavSection } from '@settlement-help/ui/domain';
import { matchPath } from 'react-router-dom';
import { paths, publicPaths } from './paths.ts';

const patterns: Record<NavSection, readonly string[]> = {
  dashboard: [paths.home, paths.dashboard],
  checklist: [paths.checklist, paths.situation, paths.situationQuestion, ...publicPaths],
  documents: [paths.documents],
  services: [paths.services],
  community: [paths.community, paths.forum, paths.question, paths.communityQuestion],
  profile: [paths.profile, `${paths.profile}/*`],
  moderation: [paths.moderation],
};

export const navSectionAt = (pathname: string) =>
  (Object.keys(patterns) as NavSection[]).find((section) =>
    patterns[section].some((pattern) => matchPath(pattern, pathname)),
  ) ?? null;
