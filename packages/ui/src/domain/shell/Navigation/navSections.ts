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

/** The sections of the app that its navigation leads to, in order (§2 Navigation); the last one is for moderators. */
export const navSections = [
  'dashboard',
  'checklist',
  'documents',
  'services',
  'community',
  'profile',
  'moderation',
] as const;

/** A section of the app, as `NavSectionHrefs` and the navigation call it. */
export type NavSection = (typeof navSections)[number];

/** The sign of each section in the navigation. */
export const navSectionIcons: Record<NavSection, IconType> = {
  dashboard: LayoutDashboard,
  checklist: Route,
  documents: Folder,
  services: Landmark,
  community: MessagesSquare,
  profile: CircleUserRound,
  moderation: ShieldCheck,
};

/** Addresses of sections; the dashboard is always there. */
export type NavSectionHrefs = Partial<Record<NavSection, string>> & { dashboard: string };
