declare module 'virtual:spec-states' {
  export const shownStates: import('./docs/types.ts').ShownState[];
}

declare module 'virtual:components' {
  export const components: import('./docs/types.ts').DocumentedComponent[];
}

declare module 'virtual:picture-changes' {
  export const pictureChanges: import('../tools/component-docs/changes.ts').PictureChanges | undefined;
}
