/// <reference path="../virtual.d.ts" />

export { components } from 'virtual:components';
export { pictureChanges } from 'virtual:picture-changes';
export { shownStates } from 'virtual:spec-states';
export type * from './types.ts';
