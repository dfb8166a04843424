import {
  CircleUserRound,
  Folder,
  Landmark,
  LayoutDashboard,
  MessagesSquare,
  Route,
  ShieldCheck,
} from 'lucide';
import type { IconType } from '../../../primitives/content/Icon/Icon.tsx';

/** The sections in the order of the navigation (§2); the last one is for moderators. */
export const navSections = [
  'dashboard',
  'checklist',
  'documents',
  'services',
  'community',
  'profile',
  'moderation',
] as const;

export type NavSection = (typeof navSections)[number];

export const navSectionIcons: Record<NavSection, IconType> = {
  dashboard: LayoutDashboard,
  checklist: Route,
  documents: Folder,
  services: Landmark,
  community: MessagesSquare,
  profile: CircleUserRound,
  moderation: ShieldCheck,
};

/** URLs of the sections; the dashboard always has one. */
export type NavSectionHrefs = Partial<Record<NavSection, string>> & { dashboard: string };
