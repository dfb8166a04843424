declare module 'virtual:spec-states' {
  export type { ShownState } from './specStates.ts';
  export const shownStates: import('./specStates.ts').ShownState[];
}
