import type { Mode } from './modes.ts';

interface Mutation {
  what: string;
  storyId: string;
  mode: Mode['name'];
  css: string;
}

/** Faults as small as a picture must show. Each is made in every run, and its story fails when its picture stays the same. */
export const mutations: readonly Mutation[] = [
  {
    what: 'padding that grew by a pixel',
    storyId: 'primitives-button--primary',
    mode: 'light-1280',
    css: 'button { padding-inline-start: calc(var(--sh-space-5) + 1px) }',
  },
  {
    what: 'a page moved down by a pixel',
    storyId: 'screens-dashboard--default',
    mode: 'dark-360',
    css: 'main { position: relative; inset-block-start: 1px }',
  },
  {
    what: 'another colour token',
    storyId: 'primitives-button--primary',
    mode: 'light-360',
    css: ':root { --sh-color-action-background: var(--sh-color-action-hover) }',
  },
  {
    what: 'no ring around the focus',
    storyId: 'primitives-button--primary',
    mode: 'dark-360',
    css: ':focus-visible { outline: none }',
  },
  {
    what: 'no edge of a control in forced colours',
    storyId: 'primitives-button--secondary',
    mode: 'forced-360',
    css: '@media (forced-colors: active) { button { border-color: Canvas } }',
  },
  {
    what: 'a layout that stays left to right',
    storyId: 'screens-dashboard--default',
    mode: 'rtl-1280',
    css: 'main { direction: ltr }',
  },
];

export const mutationsOf = (storyId: string, mode: Mode) =>
  mutations.filter((mutation) => mutation.storyId === storyId && mutation.mode === mode.name);
