import type { Mode } from './modes.ts';

interface Mutation {
  change: string;
  storyId: string;
  mode: Mode['name'];
  css: string;
}

/** The smallest faults that the comparison must detect. Every run plants each one, and its story fails if no difference is found. */
export const mutations: readonly Mutation[] = [
  {
    change: 'padding that is a pixel wider',
    storyId: 'primitives-actions-button--primary',
    mode: 'dark-1280',
    css: 'button { padding-inline-start: calc(var(--sh-space-5) + 1px) }',
  },
  {
    change: 'a page moved down by a pixel',
    storyId: 'screens-dashboard--default',
    mode: 'dark-360',
    css: 'main { position: relative; inset-block-start: 1px }',
  },
  {
    change: 'another colour token',
    storyId: 'primitives-actions-button--primary',
    mode: 'light-360',
    css: ':root { --sh-color-action-background: var(--sh-color-action-hover) }',
  },
  {
    change: 'a hue that is shifted by a ΔE of 5',
    storyId: 'foundations-colour--roles',
    mode: 'light-360',
    css: ':root { --sh-color-action-background: #005464 }',
  },
  {
    change: 'no ring around the focus',
    storyId: 'primitives-actions-button--primary',
    mode: 'dark-1280',
    css: ':focus-visible { outline: none }',
  },
  {
    change: 'a control without an edge in forced colours',
    storyId: 'primitives-actions-button--secondary',
    mode: 'forced-360',
    css: '@media (forced-colors: active) { button { border-color: Canvas } }',
  },
  {
    change: 'a layout that stays left to right',
    storyId: 'screens-dashboard--default',
    mode: 'ar-dark-360',
    css: 'main { direction: ltr }',
  },
];

export const mutationsOf = (storyId: string, mode: Mode) =>
  mutations.filter((mutation) => mutation.storyId === storyId && mutation.mode === mode.name);
