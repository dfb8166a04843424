import type { NavSection } from '@settlement-help/ui/domain';
import { paths } from './paths.ts';

/** The section that an address lies in; a question's own page lies in the community. */
export const navSectionAt = (address: string): NavSection | null => {
  // The router matches with a slash at the end and in capitals too.
  const pathname = address.replace(/\/+$/, '').toLowerCase() || paths.home;
  if (pathname === paths.home || pathname === paths.dashboard) return 'dashboard';
  if (pathname === paths.checklist) return 'checklist';
  if (pathname === paths.documents) return 'documents';
  if (pathname === paths.services) return 'services';
  if (pathname === paths.community || pathname.startsWith(paths.forum)) return 'community';
  if (pathname === paths.profile || pathname === paths.changeDestination) return 'profile';
  return null;
};
