import { CircleUserRound, Folder, Landmark, LayoutDashboard, MessagesSquare, Route } from 'lucide-react';
import type { IconType } from '../../../primitives/content/Icon/Icon.tsx';

/** The places of the app that its navigation leads to, in order (§2 Navigation). */
export const places = ['dashboard', 'checklist', 'documents', 'services', 'community', 'profile'] as const;

/** A place of the app, as `PlaceHrefs` and the navigation call it. */
export type Place = (typeof places)[number];

/** The sign of each place in the navigation. */
export const placeIcons: Record<Place, IconType> = {
  dashboard: LayoutDashboard,
  checklist: Route,
  documents: Folder,
  services: Landmark,
  community: MessagesSquare,
  profile: CircleUserRound,
};

/** Addresses of places; the dashboard is always there. */
export type PlaceHrefs = Partial<Record<Place, string>> & { dashboard: string };
